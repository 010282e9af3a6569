// A thread that only sleeps is never WAITING: a sleep has a limit. Once it was seen TERMINATED it stays so.
public class SleeperNeverWaits {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        sleeper.start();
        Thread.State first = sleeper.getState();
        Thread.State second = sleeper.getState();
        assert first != Thread.State.WAITING && first != Thread.State.NEW;
        assert first != Thread.State.TERMINATED || second == Thread.State.TERMINATED;
    }
}
