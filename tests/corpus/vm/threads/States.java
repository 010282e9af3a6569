// Thread.getState in situations where it is determined.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

public class States {
    static void until(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.yield();
        System.out.println(t.getName() + " " + t.getState() + " alive=" + t.isAlive());
    }

    static void quiet(Runnable r) {
        r.run();
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        System.out.println("self " + Thread.currentThread().getState());
        Thread fresh = new Thread(() -> { }, "fresh");
        System.out.println(fresh.getName() + " " + fresh.getState());

        Thread blocked = new Thread(() -> {
            synchronized (lock) {
                System.out.println("got the lock");
            }
        }, "blocked");
        synchronized (lock) {
            blocked.start();
            until(blocked, Thread.State.BLOCKED);
        }
        blocked.join();
        until(blocked, Thread.State.TERMINATED);

        Thread waiting = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted out of wait");
                }
            }
        }, "waiting");
        waiting.start();
        until(waiting, Thread.State.WAITING);
        synchronized (lock) {
            waiting.interrupt();
            until(waiting, Thread.State.BLOCKED);
        }
        waiting.join();

        Thread sleeping = new Thread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        }, "sleeping");
        sleeping.start();
        until(sleeping, Thread.State.TIMED_WAITING);
        sleeping.interrupt();
        sleeping.join();

        Thread parked = new Thread(LockSupport::park, "parked");
        parked.start();
        until(parked, Thread.State.WAITING);
        LockSupport.unpark(parked);
        parked.join();
        Thread parkedNanos = new Thread(() -> LockSupport.parkNanos(100_000_000_000L), "parkedNanos");
        parkedNanos.start();
        until(parkedNanos, Thread.State.TIMED_WAITING);
        LockSupport.unpark(parkedNanos);
        parkedNanos.join();

        CountDownLatch gate = new CountDownLatch(1);
        Thread latched = new Thread(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }, "latched");
        latched.start();
        until(latched, Thread.State.WAITING);
        Thread joiner = new Thread(() -> {
            try {
                latched.join();
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }, "joiner");
        joiner.start();
        until(joiner, Thread.State.WAITING);
        Thread timedJoiner = new Thread(() -> {
            try {
                latched.join(100_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }, "timedJoiner");
        timedJoiner.start();
        until(timedJoiner, Thread.State.TIMED_WAITING);
        gate.countDown();
        joiner.join();
        timedJoiner.join();
        until(latched, Thread.State.TERMINATED);
        Thread[] seen = new Thread[1];
        Thread.State[] inside = new Thread.State[1];
        seen[0] = new Thread(() -> inside[0] = seen[0].getState());
        seen[0].start();
        seen[0].join();
        System.out.println("inside itself " + inside[0]);
        for (Thread.State s : Thread.State.values()) System.out.print(s + " ");
        System.out.println();
    }
}
