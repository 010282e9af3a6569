// The initial value of a thread-local variable comes from a shared counter without a lock.
//@ kinds: assertion-failure
public class ThreadLocalWithInitialRaces {
    static int next;
    static final ThreadLocal<Integer> number = ThreadLocal.withInitial(() -> next++);
    public static void main(String[] args) throws Exception {
        int[] got = new int[2];
        Thread t = new Thread(() -> got[0] = number.get());
        t.start();
        got[1] = number.get();
        t.join();
        assert got[0] != got[1]; //~ assertion-failure
    }
}
