// The party is registered before its thread starts, so the phase does not advance without it.
import java.util.concurrent.Phaser;

public class PhaserRegisteredBefore {
    static boolean ready;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            ready = true;
            phaser.arriveAndDeregister();
        }).start();
        phaser.arriveAndAwaitAdvance();
        assert ready;
        assert phaser.getPhase() == 1 && phaser.getRegisteredParties() == 1;
    }
}
