import java.util.ArrayList;
import java.util.List;

/** Runs tasks that may fail, each in a thread of its own, and waits for them. */
class Run {
    interface Task {
        void run() throws Exception;
    }

    static void all(Task... tasks) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Task task : tasks) {
            Thread thread = new Thread(() -> {
                try {
                    task.run();
                } catch (Exception e) {
                    throw new RuntimeException(e);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
