// Two parties, two phases: what was written before a phase is there after it.
import java.util.concurrent.Phaser;

public class PhaserPhases {
    static int a, b;
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread t = new Thread(() -> { a = 1; phaser.arriveAndAwaitAdvance(); if (b != 1) throw new AssertionError(); phaser.arrive(); });
        t.start();
        b = 1;
        phaser.arriveAndAwaitAdvance();
        if (a != 1) throw new AssertionError();
        phaser.arriveAndAwaitAdvance();
        t.join();
    }
}
