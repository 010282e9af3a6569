// Two threads hand a turn to each other for ever, and spin until it is theirs.
// Who does not have the turn waits for the other one, however often it looks.
//@ note: no run ends
public class SpinsInALoop {
    static volatile int turn;

    static void work(int own) {
        while (true) {
            while (turn != own) {
                Thread.onSpinWait();
            }
            turn = 1 - own;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(1)).start();
        work(0);
    }
}
