// A daemon thread in a busy loop does not keep the program from ending with status 0.
public class DaemonSpin {
    static volatile long n;

    public static void main(String[] args) {
        Thread d = new Thread(() -> {
            while (true) n++;
        });
        d.setDaemon(true);
        d.start();
        while (n == 0) Thread.yield();
        System.out.println("daemon is spinning: " + (n > 0) + " " + d.isDaemon() + " " + d.getState());
        Thread d2 = new Thread(() -> {
            try {
                while (true) Thread.sleep(1);
            } catch (InterruptedException e) {
                System.out.println("never");
            } finally {
                System.out.println("finally of a daemon is not run at exit");
            }
        });
        d2.setDaemon(true);
        d2.start();
        System.out.println("main ends");
    }
}
