// A loop without an instant of its own asks each round for the seconds since 1970, which no other round gives again. Once the
// seconds have reached those of the beginning and three more, it fails; that takes some rounds, or one in which much time
// passes. Who asks an instant for its seconds makes the time count.
//@ kinds: uncaught
import java.time.Instant;

public class InstantSecondAsked {
    public static void main(String[] args) throws InterruptedException {
        long begin = Instant.now().getEpochSecond();
        new Thread(() -> { }).start();
        while (true) {
            Thread.sleep(1000);
            if (Instant.now().getEpochSecond() >= begin + 3) {
                throw new IllegalStateException("three seconds"); //~ uncaught
            }
        }
    }
}
