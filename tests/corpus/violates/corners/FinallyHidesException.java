// The exception of the try block is lost when the finally block throws.
//@ kinds: assertion-failure
public class FinallyHidesException {
    static volatile boolean closed;
    static String run() {
        try {
            try {
                if (closed) throw new IllegalStateException("closed");
                return "ok";
            } finally {
                if (closed) throw new UnsupportedOperationException("close failed");
            }
        } catch (IllegalStateException e) { return "closed"; }
        catch (UnsupportedOperationException e) { return "hidden"; }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> closed = true);
        t.start();
        String got = run();
        t.join();
        assert !got.equals("hidden"); //~ assertion-failure
    }
}
