// Peterson's algorithm for two threads, twice each; all accesses are volatile.
public class Peterson {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static volatile int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                wants0 = true;
                turn = 1;
                while (wants1 && turn == 1) {
                    Thread.onSpinWait();
                }
                critical();
                wants0 = false;
            }
        }).start();
        for (int i = 0; i < 2; i++) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) {
                Thread.onSpinWait();
            }
            critical();
            wants1 = false;
        }
    }
}
