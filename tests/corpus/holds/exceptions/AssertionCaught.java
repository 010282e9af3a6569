// The AssertionError is caught in the thread where it is thrown.
public class AssertionCaught {
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread checker = new Thread(() -> {
            try {
                assert value == 0;
            } catch (AssertionError e) {
                value = 2;
            }
        });
        checker.start();
        value = 1;
        checker.join();
        assert value == 1 || value == 2;
    }
}
