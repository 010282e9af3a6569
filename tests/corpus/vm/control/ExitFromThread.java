// System.exit called by another thread while main waits; hooks and daemon threads.
public class ExitFromThread {
    public static void main(String[] args) throws Exception {
        Object never = new Object();
        Thread daemon = new Thread(() -> { synchronized (never) { try { never.wait(); } catch (InterruptedException e) { System.out.println("?"); } } });
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook sees " + Thread.currentThread().isDaemon())));
        try { Runtime.getRuntime().addShutdownHook(daemon); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Thread t = new Thread(() -> { System.out.println("exiting with 7"); System.exit(7); });
        t.start();
        synchronized (never) { never.wait(); }
        System.out.println("never");
    }
}
