// A daemon's exception counts as well, in the runs where the daemon gets that far before the JVM ends.
//@ kinds: uncaught
public class DaemonThrows {
    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            throw new IllegalStateException("daemon"); //~ uncaught
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
