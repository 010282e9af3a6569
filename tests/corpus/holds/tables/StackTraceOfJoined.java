// A thread that has been joined has no stack, and one that was not started has none either.
public class StackTraceOfJoined {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        assert worker.getStackTrace().length == 0;
        worker.start();
        worker.join();
        assert worker.getStackTrace().length == 0;
    }
}
