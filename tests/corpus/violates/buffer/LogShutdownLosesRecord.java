// The log writer stops when it is told to and its queue was empty when it looked; a record that
// was put between is never written.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedBlockingQueue;

public class LogShutdownLosesRecord {
    static final LinkedBlockingQueue<String> records = new LinkedBlockingQueue<>();
    static volatile boolean stopped;
    static volatile int written;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            while (true) {
                String record = records.poll();
                if (record != null) {
                    written++;
                } else if (stopped) {
                    return;
                }
                Thread.onSpinWait();
            }
        });
        writer.start();
        Thread client = new Thread(() -> {
            if (!stopped) {
                records.add("hello");
            }
        });
        client.start();
        stopped = true;
        client.join();
        writer.join();
        assert records.isEmpty(); //~ assertion-failure
    }
}
