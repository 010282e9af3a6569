// An AssertionError need not come from an assert statement.
//@ kinds: assertion-failure
public class AssertionErrorThrown {
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread setter = new Thread(() -> value = 1);
        setter.start();
        if (value == 1) {
            throw new AssertionError("too early"); //~ assertion-failure
        }
        setter.join();
    }
}
