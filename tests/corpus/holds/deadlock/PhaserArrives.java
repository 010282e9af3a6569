// The second party arrives and leaves; main passes the phase.
//@ unreduced: no
import java.util.concurrent.Phaser;

public class PhaserArrives {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::arriveAndDeregister).start();
        int next = phaser.arriveAndAwaitAdvance();
        assert next == 1;
        assert phaser.getRegisteredParties() == 1;
    }
}
