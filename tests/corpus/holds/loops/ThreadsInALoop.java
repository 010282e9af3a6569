// A thread is started and joined by two threads without end. At most the other one is inside when somebody comes in.
// Each has another number and name, which nobody asks for.
//@ note: no run ends
public class ThreadsInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (ThreadsInALoop.class) {
            assert users < 2;
            users++;
        }
        Thread helper = new Thread(() -> {});
        helper.start();
        helper.join();
        synchronized (ThreadsInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            try {
                use();
            } catch (InterruptedException nobodyDoesThat) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(ThreadsInALoop::work).start();
        work();
    }
}
