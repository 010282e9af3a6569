// Threads are started again and again, until one has a number that is far from the first.
//@ kinds: assertion-failure
public class ThreadIdCounts {
    static int turns;

    public static void main(String[] args) throws InterruptedException {
        long first = -1;
        while (true) {
            Thread helper = new Thread(() -> turns ^= 1);
            helper.start();
            helper.join();
            if (first < 0) {
                first = helper.getId();
            }
            assert helper.getId() < first + 4; //~ assertion-failure
        }
    }
}
