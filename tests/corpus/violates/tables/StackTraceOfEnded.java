// The stack trace of a thread that has ended is empty (javadoc of Thread.getStackTrace), and the thread may have.
//@ kinds: uncaught
public class StackTraceOfEnded {
    static volatile int spins;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> spins++);
        worker.start();
        StackTraceElement[] trace = worker.getStackTrace();
        assert trace[trace.length - 1] != null; //~ uncaught
    }
}
