// System.exit in a finally block wins over the exception on its way; the status is modulo 256.
public class ExitInFinally {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        try {
            System.out.println("throwing");
            throw new IllegalStateException("lost");
        } finally {
            System.out.println("exiting");
            System.exit(259);
        }
    }
}
