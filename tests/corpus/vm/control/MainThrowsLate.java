// Main returns with threads still running, which then fail: status stays 0.
public class MainThrowsLate {
    static int steps;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                try { Thread.sleep(5); } catch (InterruptedException e) { return; }
                System.out.println("step " + ++steps);
            }
            throw new ThreadDeath0();
        }, "late");
        t.setUncaughtExceptionHandler((x, e) -> System.out.println(x.getName() + " ended by " + e.getClass().getSimpleName()));
        System.out.println("main returns " + args.length);
        t.start();
    }
    static class ThreadDeath0 extends RuntimeException { }
}
