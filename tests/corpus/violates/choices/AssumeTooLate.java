// An assumption leaves out what comes after it, not what another thread does before it.
//@ kinds: assertion-failure
//@ stubs: yes
import heddle.Heddle;

public class AssumeTooLate {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            assert !flag; //~ assertion-failure
        }).start();
        flag = true;
        Heddle.assume(false);
    }
}
