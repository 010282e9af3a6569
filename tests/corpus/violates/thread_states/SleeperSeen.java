// A thread that sleeps is TIMED_WAITING while it does, which another thread can see.
//@ kinds: assertion-failure
public class SleeperSeen {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        sleeper.start();
        assert sleeper.getState() != Thread.State.TIMED_WAITING; //~ assertion-failure
    }
}
