// An uncaught exception in main gives exit status 1, but other user threads still finish first.
//@ stderr: same
public class ExitCodes {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            System.out.println("worker finished");
        });
        System.out.println("main throws");
        Thread.currentThread().setUncaughtExceptionHandler(null);
        t.start();
        throw new IllegalStateException("bad luck", new RuntimeException("cause"));
    }
}
