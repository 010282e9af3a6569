// Phaser: registration, arrival without waiting, deregistration, tiers, termination.
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class PhaserTiers {
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2);
        System.out.println(p.getPhase() + " " + p.getRegisteredParties() + " " + p.getUnarrivedParties() + " " + p.getArrivedParties());
        System.out.println("arrive " + p.arrive() + " unarrived " + p.getUnarrivedParties());
        System.out.println("arrive " + p.arrive() + " phase " + p.getPhase());
        System.out.println("await of a past phase returns " + p.awaitAdvance(0));
        try {
            p.awaitAdvanceInterruptibly(1, 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout in phase " + p.getPhase());
        }
        System.out.println("deregister " + p.arriveAndDeregister() + " parties " + p.getRegisteredParties());
        System.out.println("bulk " + p.bulkRegister(2) + " parties " + p.getRegisteredParties());
        p.arrive();
        p.arrive();
        System.out.println("phase " + p.getPhase() + " " + p.arrive() + p.getPhase());
        try {
            Phaser q = new Phaser(1);
            q.arriveAndDeregister();
            System.out.println("terminated when empty " + q.isTerminated() + " " + (q.arrive() < 0) + " " + (q.getPhase() < 0));
            new Phaser(0).arrive();
        } catch (IllegalStateException e) {
            System.out.println("arrive without party");
        }
        try {
            new Phaser(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Phaser root = new Phaser();
        Phaser[] leaves = {new Phaser(root, 2), new Phaser(root, 2)};
        System.out.println("root parties " + root.getRegisteredParties() + " " + (leaves[0].getRoot() == root) + " " + (leaves[1].getParent() == root));
        AtomicInteger[] perPhase = {new AtomicInteger(), new AtomicInteger(), new AtomicInteger()};
        AtomicInteger early = new AtomicInteger();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            Phaser mine = leaves[i % 2];
            ts[i] = new Thread(() -> {
                for (int ph = 0; ph < 3; ph++) {
                    perPhase[ph].incrementAndGet();
                    mine.arriveAndAwaitAdvance();
                    if (perPhase[ph].get() != 4) early.incrementAndGet();
                }
                mine.arriveAndDeregister();
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("phases " + perPhase[0] + perPhase[1] + perPhase[2] + " early " + early + " root terminated " + root.isTerminated());
        Phaser f = new Phaser(3);
        Thread w = new Thread(() -> System.out.println("released with negative phase " + (f.arriveAndAwaitAdvance() < 0)));
        w.start();
        while (f.getArrivedParties() == 0) Thread.yield();
        f.forceTermination();
        w.join();
        System.out.println(f.isTerminated());
        StringBuffer log = new StringBuffer();
        Phaser limited = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                log.append(phase).append(':').append(registered).append(' ');
                return phase == 3 || registered == 0;
            }
        };
        while (!limited.isTerminated()) limited.arriveAndAwaitAdvance();
        System.out.println(log.toString().trim());
    }
}
