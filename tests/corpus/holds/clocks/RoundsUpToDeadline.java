// A loop counts its rounds up to a deadline, so that no two rounds are alike. The search ends all the same: after some
// readings at which no time passed, the next finds the deadline over. At least one reading comes before the loop ends.
public class RoundsUpToDeadline {
    public static void main(String[] args) throws InterruptedException {
        int[] rounds = new int[1];
        Thread worker = new Thread(() -> {
            long deadline = System.nanoTime() + 5_000_000L;
            do {
                rounds[0]++;
            } while (System.nanoTime() < deadline);
        });
        worker.start();
        worker.join();
        assert rounds[0] >= 1;
    }
}
