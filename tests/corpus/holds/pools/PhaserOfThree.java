// Three threads each write a field, arrive, and read all three behind the phase: all are written.
import java.util.concurrent.Phaser;

public class PhaserOfThree {
    static final int[] written = new int[3];

    public static void main(String[] args) {
        Phaser phaser = new Phaser(3);
        for (int i = 0; i < 3; i++) {
            int own = i;
            new Thread(() -> {
                written[own] = 1;
                phaser.arriveAndAwaitAdvance();
                assert written[0] + written[1] + written[2] == 3;
            }).start();
        }
    }
}
