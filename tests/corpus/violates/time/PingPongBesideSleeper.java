// Two threads hand a turn to each other for as long as a third one sleeps: neither spins alone, but together they come back to
// where they were. The sleeper wakes, and fails.
//@ kinds: assertion-failure
//@ flags: --time=ordered
public class PingPongBesideSleeper {
    static volatile boolean over;
    static volatile int turn;

    static void play(int own) {
        while (!over) {
            if (turn == own) {
                turn = 1 - own;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> play(0)).start();
        new Thread(() -> play(1)).start();
        Thread.sleep(1000);
        over = true;
        assert !over; //~ assertion-failure
    }
}
