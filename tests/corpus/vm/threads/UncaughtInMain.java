// The default handler also sees main's exception; the exit status is still 1.
public class UncaughtInMain {
    static class Checked extends Exception {
        Checked(String m, Throwable c) {
            super(m, c);
        }
    }

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook after the handler")));
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("handler in " + Thread.currentThread().getName() + " for " + t.getName() + ": " + e.getMessage());
            Throwable c = e.getCause();
            System.out.println("cause " + c + " suppressed " + c.getSuppressed().length + " " + c.getSuppressed()[0].getMessage());
        });
        try (AutoCloseable r = () -> {
            throw new IllegalStateException("in close");
        }) {
            throw new RuntimeException("in body");
        } catch (RuntimeException e) {
            throw new Checked("checked", e);
        } finally {
            System.out.println("finally first");
        }
    }
}
