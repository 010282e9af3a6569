// All of a thread's actions are seen by whoever returns from a join on it.
public class JoinThenRead {
    static int result;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> result = 6 * 7);
        worker.start();
        worker.join();
        assert result == 42;
    }
}
