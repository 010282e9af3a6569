// onAdvance runs once for each phase, by the last to arrive, and ends the phaser after two.
import java.util.concurrent.Phaser;

public class PhaserOnAdvance {
    static int advances;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                advances++;
                return phase == 1;
            }
        };
        Thread other = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            phaser.arriveAndAwaitAdvance();
        });
        other.start();
        phaser.arriveAndAwaitAdvance();
        assert advances >= 1;
        phaser.arriveAndAwaitAdvance();
        assert phaser.isTerminated();
        assert advances == 2;
        other.join();
    }
}
