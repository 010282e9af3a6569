// What is claimed with always is untrue in some schedule.
//@ kinds: always
//@ stubs: yes
import heddle.Heddle;

public class AlwaysBroken {
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> x = 1).start();
        Heddle.always(x == 0, "nobody wrote"); //~ always
    }
}
