// System.exit called from a second thread while main is blocked; one shutdown hook runs.
public class ExitFromThread {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook runs")));
        Thread t = new Thread(() -> {
            System.out.println("exiting with 7");
            try {
                System.exit(7);
            } finally {
                System.out.println("finally is never printed");
            }
        });
        t.start();
        Object o = new Object();
        synchronized (o) {
            o.wait();
        }
        System.out.println("never");
    }
}
