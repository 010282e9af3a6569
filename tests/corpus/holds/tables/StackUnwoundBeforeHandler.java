// An exception has left a method when its handler runs: whoever sees what the handler wrote does not find the worker in
// the method that threw.
public class StackUnwoundBeforeHandler {
    static volatile boolean handled;

    static void fails() {
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            try {
                fails();
            } catch (IllegalStateException expected) {
                handled = true;
            }
        });
        worker.start();
        if (handled) {
            for (StackTraceElement element : worker.getStackTrace()) {
                assert !element.getMethodName().equals("fails");
            }
        }
    }
}
