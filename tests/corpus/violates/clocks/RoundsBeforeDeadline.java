// A worker does four jobs and looks at its deadline before each. The program takes it for granted that the deadline ends it
// early; on an idle machine it does not, and all four are done.
//@ kinds: assertion-failure
public class RoundsBeforeDeadline {
    static int done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            long deadline = System.nanoTime() + 5_000_000_000L;
            for (int job = 0; job < 4 && System.nanoTime() < deadline; job++) {
                done++;
            }
        });
        worker.start();
        worker.join();
        assert done < 4; //~ assertion-failure
    }
}
