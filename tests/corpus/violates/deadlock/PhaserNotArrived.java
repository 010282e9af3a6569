// Two parties are registered; one of them ends without arriving.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.Phaser;

public class PhaserNotArrived {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        phaser.register();
        new Thread(phaser::getPhase).start();
        phaser.arriveAndAwaitAdvance(); //~ deadlock
    }
}
