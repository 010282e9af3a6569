// The initialiser fails depending on a flag; the second thread then gets NoClassDefFoundError.
//@ kinds: assertion-failure
public class InitFailsThenGone {
    static volatile boolean ready;
    static int errors;
    static class Lazy {
        static int value = compute();
        static int compute() { if (!ready) throw new IllegalStateException(); return 1; }
    }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> ready = true);
        other.start();
        try { int v = Lazy.value; } catch (ExceptionInInitializerError e) { errors++; }
        other.join();
        try { int v = Lazy.value; } catch (NoClassDefFoundError e) { errors++; }
        assert errors != 2; //~ assertion-failure
    }
}
