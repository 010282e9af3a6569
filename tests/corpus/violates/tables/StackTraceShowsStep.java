// A stack trace of another thread shows where it is at that moment. It may be inside `critical`.
//@ kinds: assertion-failure
public class StackTraceShowsStep {
    static volatile int steps;

    static void critical() {
        steps++;
        steps++;
    }

    public static void main(String[] args) {
        Thread worker = new Thread(StackTraceShowsStep::critical);
        worker.start();
        for (StackTraceElement frame : worker.getStackTrace()) {
            assert !frame.getMethodName().equals("critical"); //~ assertion-failure
        }
    }
}
