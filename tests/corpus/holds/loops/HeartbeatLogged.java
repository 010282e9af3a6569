// A heartbeat logs the time, formatted, once a second and without end, while main sleeps and looks at a flag that stays set.
// Nobody reads what is logged, so all rounds are alike.
//@ note: no run ends
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.logging.Logger;

public class HeartbeatLogged {
    static final Logger LOG = Logger.getLogger(HeartbeatLogged.class.getName());
    static volatile boolean up = true;

    public static void main(String[] args) throws InterruptedException {
        DateTimeFormatter format = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
        new Thread(() -> {
            while (true) {
                LOG.info("heartbeat at " + LocalDateTime.now().format(format));
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException stop) {
                    return;
                }
            }
        }).start();
        while (up) {
            Thread.sleep(500);
        }
        throw new AssertionError("nobody takes it down");
    }
}
