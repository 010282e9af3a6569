// Two threads add their half to one shared sum without a lock.
//@ kinds: assertion-failure
public class ParallelSumShared {
    static int sum;

    public static void main(String[] args) throws Exception {
        Thread low = new Thread(() -> sum += 1 + 2);
        Thread high = new Thread(() -> sum += 3 + 4);
        low.start();
        high.start();
        low.join();
        high.join();
        assert sum == 10; //~ assertion-failure
    }
}
