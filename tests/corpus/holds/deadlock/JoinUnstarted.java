// Thread.join returns at once for a thread that was never started: it is not alive.
public class JoinUnstarted {
    public static void main(String[] args) throws Exception {
        Thread never = new Thread(() -> {
            throw new IllegalStateException();
        });
        never.join();
        assert !never.isAlive();
        assert never.getState() == Thread.State.NEW;
    }
}
