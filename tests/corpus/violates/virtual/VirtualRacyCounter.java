// Two virtual threads increment a counter without a lock.
//@ kinds: assertion-failure
//@ jdk: 21+
//@ unreduced: no
public class VirtualRacyCounter {
    static int counter;

    public static void main(String[] args) throws Exception {
        Thread one = Thread.startVirtualThread(() -> counter++);
        Thread two = Thread.startVirtualThread(() -> counter++);
        one.join();
        two.join();
        assert counter == 2; //~ assertion-failure
    }
}
