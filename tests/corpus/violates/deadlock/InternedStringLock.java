// Two components that lock the same literal lock the same object: one waits in it for the other.
//@ kinds: deadlock
public class InternedStringLock {
    static final Object first = "lock";
    static final Object second = new StringBuilder("lo").append("ck").toString().intern();

    public static void main(String[] args) throws Exception {
        synchronized (first) {
            Thread other = new Thread(() -> {
                synchronized (second) { //~ deadlock
                    System.out.println("inside");
                }
            });
            other.start();
            other.join();
        }
    }
}
