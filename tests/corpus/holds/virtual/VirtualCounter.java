// Two virtual threads increment a counter under one monitor; main joins them.
//@ jdk: 21+
//@ unreduced: no
public class VirtualCounter {
    static int counter;

    static synchronized void increment() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread one = Thread.startVirtualThread(VirtualCounter::increment);
        Thread two = Thread.startVirtualThread(VirtualCounter::increment);
        one.join();
        two.join();
        assert counter == 2;
    }
}
