// A choice of the program is tried with all its values.
//@ kinds: uncaught
//@ stubs: yes
import heddle.Heddle;

public class ChooseDivisor {
    public static void main(String[] args) {
        int divisor = Heddle.chooseInt(-1, 2);
        System.out.println(6 / divisor); //~ uncaught
    }
}
