import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Whether the lift is free is looked at before the lock is taken; the signal may come in between. */
class Lift {
    private final ReentrantLock doors = new ReentrantLock();
    private final Condition arrived = doors.newCondition();
    private volatile boolean here;

    void call() throws InterruptedException {
        if (!here) {
            doors.lock();
            try {
                arrived.await();
            } finally {
                doors.unlock();
            }
        }
    }

    void arrive() {
        here = true;
        doors.lock();
        try {
            arrived.signalAll();
        } finally {
            doors.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Lift lift = new Lift();
        Thread engine = new Thread(lift::arrive, "engine");
        engine.start();
        lift.call();
        engine.join();
    }
}
