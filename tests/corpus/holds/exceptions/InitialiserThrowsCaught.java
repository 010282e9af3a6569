// Exactly one of two threads sees the initialiser fail; the other is told that the class is unusable.
import java.util.concurrent.atomic.AtomicInteger;

public class InitialiserThrowsCaught {
    static final AtomicInteger failed = new AtomicInteger();
    static final AtomicInteger unusable = new AtomicInteger();

    static class Broken {
        static int value = Integer.parseInt("x");
    }

    static void use() {
        try {
            Broken.value++;
        } catch (ExceptionInInitializerError e) {
            failed.incrementAndGet();
        } catch (NoClassDefFoundError e) {
            unusable.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(InitialiserThrowsCaught::use);
        other.start();
        use();
        other.join();
        assert failed.get() == 1 && unusable.get() == 1;
    }
}
