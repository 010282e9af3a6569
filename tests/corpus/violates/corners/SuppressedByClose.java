// try-with-resources: the close fails only if the flag changed in between, and is suppressed only if the body failed too.
//@ kinds: assertion-failure
public class SuppressedByClose {
    static volatile int phase;
    static class Res implements AutoCloseable { @Override public void close() { if (phase == 2) throw new IllegalStateException("close"); } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { phase = 1; phase = 2; });
        t.start();
        int suppressed = 0;
        try (Res r = new Res()) {
            if (phase == 1) throw new IllegalArgumentException("body");
        } catch (RuntimeException e) { suppressed = e.getSuppressed().length; }
        t.join();
        assert suppressed == 0; //~ assertion-failure
    }
}
