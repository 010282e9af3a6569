// Interrupting sleep, wait and join; what the interrupted flag says before and after.
public class InterruptSleep {
    public static void main(String[] args) throws Exception {
        Thread.currentThread().interrupt();
        System.out.println("flag " + Thread.currentThread().isInterrupted());
        try {
            Thread.sleep(10);
            System.out.println("not reached");
        } catch (InterruptedException e) {
            System.out.println("sleep: " + e.getMessage() + " flag=" + Thread.currentThread().isInterrupted());
        }
        Thread.currentThread().interrupt();
        System.out.println("interrupted() " + Thread.interrupted() + " then " + Thread.interrupted());

        Object lock = new Object();
        Thread.currentThread().interrupt();
        synchronized (lock) {
            try {
                lock.wait(10);
                System.out.println("not reached");
            } catch (InterruptedException e) {
                System.out.println("wait: " + e.getMessage() + " holds=" + Thread.holdsLock(lock)
                        + " flag=" + Thread.currentThread().isInterrupted());
            }
        }

        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(60_000);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println("sleeper interrupted: " + e.getClass().getName() + ": " + e.getMessage());
                Thread.currentThread().interrupt();
            }
            System.out.println("sleeper flag at end " + Thread.currentThread().isInterrupted());
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();

        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("waiter interrupted " + Thread.holdsLock(lock));
                }
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.yield();
        waiter.interrupt();
        waiter.join();

        Thread main = Thread.currentThread();
        Thread joiner = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("joiner interrupted");
            }
        });
        joiner.start();
        while (joiner.getState() != Thread.State.WAITING) Thread.yield();
        joiner.interrupt();
        joiner.join();
        Thread dead = new Thread(() -> { });
        dead.start();
        dead.join();
        dead.interrupt();
        System.out.println("dead thread alive " + dead.isAlive());
    }
}
