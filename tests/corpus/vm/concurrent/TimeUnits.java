// TimeUnit conversions and saturation; ThreadLocalRandom within bounds; fair semaphore order.
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.*;

public class TimeUnits {
    public static void main(String[] args) throws Exception {
        for (TimeUnit u : TimeUnit.values()) System.out.println(u + " " + u.toNanos(3) + " " + u.toMicros(3) + " " + u.toMillis(3) + " " + u.toSeconds(100_000) + " " + u.toMinutes(100_000) + " " + u.toHours(1_000_000) + " " + u.toDays(10_000_000) + " " + u.toChronoUnit());
        System.out.println(TimeUnit.DAYS.toNanos(Long.MAX_VALUE / 2) == Long.MAX_VALUE);
        System.out.println(TimeUnit.HOURS.toMillis(Long.MIN_VALUE) == Long.MIN_VALUE);
        System.out.println(TimeUnit.SECONDS.convert(1999, TimeUnit.MILLISECONDS) + " " + TimeUnit.SECONDS.convert(-1999, TimeUnit.MILLISECONDS) + " " + TimeUnit.MILLISECONDS.convert(Duration.ofSeconds(2, 999_999)) + " " + TimeUnit.of(ChronoUnit.HOURS) + " " + TimeUnit.valueOf("DAYS"));
        try {
            TimeUnit.of(ChronoUnit.MONTHS);
        } catch (IllegalArgumentException e) {
            System.out.println("no unit for months");
        }
        TimeUnit.MILLISECONDS.sleep(1);
        Object o = new Object();
        synchronized (o) {
            TimeUnit.MICROSECONDS.timedWait(o, 1500);
        }
        Thread t = new Thread(() -> { });
        t.start();
        TimeUnit.SECONDS.timedJoin(t, 5);
        System.out.println("joined " + !t.isAlive());
        ThreadLocalRandom r = ThreadLocalRandom.current();
        boolean ok = true;
        for (int i = 0; i < 500; i++) {
            int a = r.nextInt(10);
            int b = r.nextInt(-5, 5);
            double d = r.nextDouble();
            long l = r.nextLong(100, 200);
            ok &= a >= 0 && a < 10 && b >= -5 && b < 5 && d >= 0 && d < 1 && l >= 100 && l < 200;
        }
        System.out.println(ok + " " + r.ints(50, 3, 4).allMatch(x -> x == 3) + " " + (r == ThreadLocalRandom.current()));
        try {
            r.setSeed(5);
        } catch (UnsupportedOperationException e) {
            System.out.println("seed cannot be set");
        }
        Semaphore s = new Semaphore(0, true);
        StringBuffer order = new StringBuffer();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                s.acquireUninterruptibly(me == 1 ? 2 : 1);
                order.append(me);
                s.release(me == 1 ? 2 : 1);
            });
            ts[i].start();
            while (s.getQueueLength() != i + 1) Thread.yield();
        }
        s.release();
        ts[0].join();
        System.out.println("with one permit " + order);
        s.release();
        for (Thread x : ts) x.join();
        System.out.println("with two " + order.substring(0, 2) + " then " + (order.length() - 2) + " more, permits " + s.availablePermits());
    }
}
