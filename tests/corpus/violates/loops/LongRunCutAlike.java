// The worker's run is so long that it is cut, and it has read `limit`, which main writes later: others get a turn where
// it is cut. The result is odd, so the assertion fails in every run. A replay of its trace has to cut the run at the
// same place.
//@ kinds: assertion-failure
public class LongRunCutAlike {
    static int limit = 5;
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            int own = 0;
            for (int round = 0; round < 50; round++) {
                own += limit;
                for (int step = 0; step < 100_000; step++) {
                    own ^= step & 1;
                }
            }
            result = own | 1;
        }, "worker");
        worker.start();
        worker.join();
        limit = 6;
        assert result % 2 == 0; //~ assertion-failure
    }
}
