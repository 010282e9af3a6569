// Two parties and three arrivals. The last arrival of a phase first leaves nobody unarrived, then begins the next phase.
// The third arrival belongs to the next phase, unless it comes in between: then it is one too many.
//@ kinds: uncaught
import java.util.concurrent.Phaser;

public class PhaserArrivalTooEarly {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread other = new Thread(() -> phaser.arrive()); //~ uncaught
        other.start();
        phaser.arrive();
        phaser.arrive(); //~ uncaught
        other.join();
    }
}
