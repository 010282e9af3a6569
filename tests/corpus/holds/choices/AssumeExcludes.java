// What an assumption excludes is not explored.
//@ stubs: yes
import heddle.Heddle;

public class AssumeExcludes {
    public static void main(String[] args) {
        int value = Heddle.choose(10);
        Heddle.assume(value != 4);
        Heddle.label("assumed");
        System.out.println(1 / (value - 4));
        assert Heddle.isChecked();
    }
}
