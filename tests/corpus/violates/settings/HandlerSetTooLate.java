// The default handler of uncaught exceptions is set after the thread that throws was started: it may come too late.
//@ kinds: uncaught
public class HandlerSetTooLate {
    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("nobody there"); //~ uncaught
        });
        thread.start();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
    }
}
