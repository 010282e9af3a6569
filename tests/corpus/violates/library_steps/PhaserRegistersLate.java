// A party that registers itself may be late: until then the phaser has one party, which does not wait for it.
//@ kinds: assertion-failure
import java.util.concurrent.Phaser;

public class PhaserRegistersLate {
    static volatile boolean ready;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        new Thread(() -> {
            phaser.register();
            ready = true;
            phaser.arriveAndDeregister();
        }).start();
        phaser.arriveAndAwaitAdvance();
        assert ready; //~ assertion-failure
    }
}
