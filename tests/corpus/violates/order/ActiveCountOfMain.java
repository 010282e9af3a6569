// A thread starts another one in the group of main, where main counts: it may see all three alive.
//@ kinds: assertion-failure
public class ActiveCountOfMain {
    static volatile int steps;

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> new Thread(() -> steps++).start());
        thread.start();
        int count = Thread.activeCount();
        thread.join();
        assert count != 3; //~ assertion-failure
    }
}
