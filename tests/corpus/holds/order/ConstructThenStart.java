// The object is complete before its thread starts.
public class ConstructThenStart {
    static class Worker {
        final Object lock;
        final Thread thread = new Thread(this::work);

        Worker() {
            lock = new Object();
        }

        void work() {
            synchronized (lock) {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Worker worker = new Worker();
        worker.thread.start();
        worker.thread.join();
    }
}
