// A method that throws is on the stack until the exception leaves it. The worker sets the flag inside `fails`, so whoever
// sees the flag may still find the worker in there.
//@ kinds: assertion-failure
public class StackUnwoundByException {
    static volatile boolean reached;

    static void fails() {
        reached = true;
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            try {
                fails();
            } catch (IllegalStateException expected) {
                // It has left `fails`.
            }
        });
        worker.start();
        if (reached) {
            for (StackTraceElement element : worker.getStackTrace()) {
                assert !element.getMethodName().equals("fails"); //~ assertion-failure
            }
        }
    }
}
