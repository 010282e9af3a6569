// A static initialiser waits for a thread that runs a lambda of the same class.
//@ kinds: deadlock
public class InitStartsAndJoins {
    static class Lazy {
        static int value;
        static {
            Thread t = new Thread(() -> value = 1);
            t.start();
            try { t.join(); } catch (InterruptedException e) { throw new Error(e); }
        }
    }
    public static void main(String[] args) { System.out.println(Lazy.value); }
}
