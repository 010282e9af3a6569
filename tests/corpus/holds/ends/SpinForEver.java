// Two threads hand a turn to each other for ever: nothing goes wrong, and no run ends, which a note says.
//@ note: no run ends: every schedule goes on for ever
public class SpinForEver {
    static volatile int turn;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                while (turn != 1) {
                    Thread.onSpinWait();
                }
                turn = 0;
            }
        }).start();
        while (true) {
            while (turn != 0) {
                Thread.onSpinWait();
            }
            turn = 1;
        }
    }
}
