// System.exit in a shutdown hook blocks for ever (Runtime.exit says so), and the first exit waits for it.
//@ kinds: deadlock
public class ExitInHook {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.exit(1); //~ deadlock
        }));
        System.exit(0); //~ deadlock
    }
}
