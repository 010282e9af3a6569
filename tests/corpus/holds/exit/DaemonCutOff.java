// The JVM ends when main has ended, whether the daemon has printed or not.
//@ output: main
//@ output: main\ndaemon
//@ output: daemon\nmain
public class DaemonCutOff {
    public static void main(String[] args) {
        Thread daemon = new Thread(() -> System.out.println("daemon"));
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main");
    }
}
