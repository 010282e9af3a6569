import java.util.concurrent.*;

/** A static initialiser fails in one thread; the other gets a NoClassDefFoundError. */
public class Config {
    static class Settings {
        static final int PORT = Integer.parseInt(System.getProperty("port", "none"));
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            try {
                System.out.println(Settings.PORT);
            } catch (Throwable any) {
                System.out.println("default port");
            }
        });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(Settings.PORT);
    }
}
