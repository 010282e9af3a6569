// A thread that joins main, which would never end by itself, is interrupted out of the join.
public class InterruptEndsJoin {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread joiner = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        });
        joiner.start();
        joiner.interrupt();
        joiner.join();
        assert interrupted;
    }
}
