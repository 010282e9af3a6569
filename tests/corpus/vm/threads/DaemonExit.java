// A daemon thread blocked for ever does not keep the program alive; user threads do.
import java.util.concurrent.CountDownLatch;

public class DaemonExit {
    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(2);
        Thread d1 = new Thread(() -> {
            started.countDown();
            Object o = new Object();
            synchronized (o) {
                try {
                    o.wait();
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }
        });
        d1.setDaemon(true);
        d1.start();
        Thread d2 = new Thread(() -> {
            Thread inner = new Thread(() -> { });
            System.out.println("child of daemon is daemon: " + inner.isDaemon());
            started.countDown();
            while (true) {
                try {
                    Thread.sleep(1_000_000);
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }
        });
        d2.setDaemon(true);
        d2.start();
        started.await();
        Thread user = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            System.out.println("user thread ends after main");
        });
        System.out.println("user daemon " + user.isDaemon());
        System.out.println("main ends");
        user.start();
    }
}
