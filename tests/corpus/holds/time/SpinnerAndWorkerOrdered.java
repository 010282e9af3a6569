// One thread spins, one works under a lock that the spinner also takes, and main sleeps. In ordered time main wakes only when
// the worker is done: the spinner goes round for ever, but the worker can go on again and again, so it does before time passes.
//@ flags: --time=ordered
//@ no-note: no run ends
public class SpinnerAndWorkerOrdered {
    static boolean done;
    static volatile boolean over;

    static synchronized void work() {
        done = true;
    }

    static synchronized boolean isDone() {
        return done;
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            while (!over) {
                isDone();
            }
        }).start();
        new Thread(SpinnerAndWorkerOrdered::work).start();
        Thread.sleep(1000);
        assert isDone();
        over = true;
    }
}
