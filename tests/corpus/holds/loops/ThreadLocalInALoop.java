// A thread-local variable is set and removed by two threads without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
public class ThreadLocalInALoop {
    static int users;
    static final ThreadLocal<String> local = new ThreadLocal<>();

    static void use() {
        synchronized (ThreadLocalInALoop.class) {
            assert users < 2;
            users++;
        }
        local.set("in use");
        local.remove();
        synchronized (ThreadLocalInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalInALoop::work).start();
        work();
    }
}
