// A heartbeat logs the time, formatted, without end, while main takes the service down after a while: a beat may come after that.
//@ kinds: assertion-failure
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.logging.Logger;

public class HeartbeatLoggedCrowded {
    static final Logger LOG = Logger.getLogger(HeartbeatLoggedCrowded.class.getName());
    static volatile boolean up = true;

    public static void main(String[] args) throws InterruptedException {
        DateTimeFormatter format = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
        new Thread(() -> {
            while (up) {
                LOG.info("heartbeat at " + LocalDateTime.now().format(format));
                assert up; //~ assertion-failure
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException stop) {
                    return;
                }
            }
        }).start();
        Thread.sleep(500);
        up = false;
    }
}
