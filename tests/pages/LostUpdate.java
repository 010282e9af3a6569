/** Two threads count, and one count is lost: the read and the write of `hits` are two steps. */
public class LostUpdate {
    static int hits;

    static void count() {
        int seen = hits;
        hits = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread left = new Thread(LostUpdate::count, "left");
        Thread right = new Thread(LostUpdate::count, "right");
        left.start();
        right.start();
        left.join();
        right.join();
        if (hits != 2) {
            throw new AssertionError("2 counts, but hits is " + hits);
        }
    }
}
