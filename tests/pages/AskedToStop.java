import java.util.concurrent.ArrayBlockingQueue;

/** A worker takes an interrupt for the end of one task, and waits for the next; nobody interrupts it twice. */
class AskedToStop {
    static final ArrayBlockingQueue<String> tasks = new ArrayBlockingQueue<>(2);
    static volatile boolean stopped;

    static void work() {
        while (!stopped) {
            try {
                tasks.take();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(AskedToStop::work, "worker");
        worker.start();
        tasks.put("sweep");
        worker.interrupt();
        stopped = true;
        worker.join();
    }
}
