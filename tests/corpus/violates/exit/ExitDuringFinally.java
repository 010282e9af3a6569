// System.exit in one thread stops the other in the middle of its two writes; the hook finds half.
//@ kinds: assertion-failure
public class ExitDuringFinally {
    static volatile int a;
    static volatile int b;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            int second = b;
            int first = a;
            assert first >= second;
            assert a == b; //~ assertion-failure
        }));
        new Thread(() -> {
            try {
                a = 1;
            } finally {
                b = 1;
            }
        }).start();
        System.exit(0);
    }
}
