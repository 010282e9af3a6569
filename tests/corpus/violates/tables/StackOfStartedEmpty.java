// A thread that was started and has not run yet is alive, and there is nothing on its stack. A watchdog that takes the
// innermost frame of any live thread fails on it.
//@ kinds: uncaught
public class StackOfStartedEmpty {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            synchronized (StackOfStartedEmpty.class) {
                StackOfStartedEmpty.class.notifyAll();
            }
        });
        worker.start();
        StackTraceElement[] stack = worker.getStackTrace();
        if (worker.isAlive()) {
            System.out.println(stack[0]); //~ uncaught
        }
    }
}
