// Two looks at a thread that sleeps: it may wake up between them.
//@ kinds: assertion-failure
public class TimedWaitingTwice {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        sleeper.start();
        if (sleeper.getState() == Thread.State.TIMED_WAITING) {
            assert sleeper.getState() == Thread.State.TIMED_WAITING; //~ assertion-failure
        }
    }
}
