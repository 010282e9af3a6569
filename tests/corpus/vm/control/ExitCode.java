// System.exit inside nested finally blocks: status and no finally.
public class ExitCode {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        try {
            System.out.println("exiting");
            leave(3);
        } finally {
            System.out.println("never printed");
        }
    }
    static void leave(int n) { if (n == 0) System.exit(42); else try { leave(n - 1); } finally { System.out.println("nor this"); } }
}
