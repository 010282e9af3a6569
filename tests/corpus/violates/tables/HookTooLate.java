// A hook is registered while another thread ends the process: IllegalStateException, "Shutdown in progress".
//@ kinds: uncaught
public class HookTooLate {
    public static void main(String[] args) {
        new Thread(() -> System.exit(0)).start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { })); //~ uncaught
    }
}
