// The priority of a thread, set by itself.
//@ kinds: assertion-failure
public class PrioritySeen {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Thread.currentThread().setPriority(7));
        t.start();
        int p = t.getPriority();
        t.join();
        assert p == 5; //~ assertion-failure
    }
}
