// A thread-local variable is set and removed by two threads without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
public class ThreadLocalInALoopCrowded {
    static int users;
    static final ThreadLocal<String> local = new ThreadLocal<>();

    static void use() {
        synchronized (ThreadLocalInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        local.set("in use");
        local.remove();
        synchronized (ThreadLocalInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalInALoopCrowded::work).start();
        work();
    }
}
