// A Phaser with two parties and two phases; arrival numbers agree.
//@ unreduced: no
import java.util.concurrent.Phaser;

public class PhaserRounds {
    static final Phaser phaser = new Phaser(2);

    static void work() {
        int first = phaser.arriveAndAwaitAdvance();
        int second = phaser.arriveAndAwaitAdvance();
        assert first == 1 && second == 2;
    }

    public static void main(String[] args) {
        new Thread(PhaserRounds::work).start();
        work();
    }
}
