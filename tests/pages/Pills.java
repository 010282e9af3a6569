import java.util.concurrent.*;

/** Two consumers, one poison pill. */
public class Pills {
    static final String STOP = "stop";
    static final BlockingQueue<String> jobs = new LinkedBlockingQueue<>();

    static void consume() {
        try {
            for (String job = jobs.take(); job != STOP; job = jobs.take()) {
                System.out.println(job);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Pills::consume, "consumer-a");
        Thread b = new Thread(Pills::consume, "consumer-b");
        a.start();
        b.start();
        jobs.put("job");
        jobs.put(STOP);
        a.join();
        b.join();
    }
}
