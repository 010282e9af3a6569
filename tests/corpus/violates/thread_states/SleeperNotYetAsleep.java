// A started thread need not sleep yet when it is looked at, and it may have slept already.
//@ kinds: assertion-failure
public class SleeperNotYetAsleep {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        sleeper.start();
        assert sleeper.getState() == Thread.State.TIMED_WAITING; //~ assertion-failure
    }
}
