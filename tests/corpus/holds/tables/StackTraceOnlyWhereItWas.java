// The trace of another thread shows no method that the thread never calls.
public class StackTraceOnlyWhereItWas {
    static volatile int steps;

    static void called() {
        steps++;
        steps++;
    }

    static void neverCalled() {
        steps = 0;
    }

    public static void main(String[] args) {
        Thread worker = new Thread(StackTraceOnlyWhereItWas::called);
        worker.start();
        for (StackTraceElement frame : worker.getStackTrace()) {
            assert !frame.getMethodName().equals("neverCalled");
        }
    }
}
