// An assertion fails in a thread other than main.
//@ kinds: assertion-failure
public class AssertionInThread {
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread checker = new Thread(() -> {
            assert value == 0; //~ assertion-failure
        });
        checker.start();
        value = 1;
        checker.join();
    }
}
