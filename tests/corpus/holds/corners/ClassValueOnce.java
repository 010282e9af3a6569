// A class value is computed for each class, and the first one stays.
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValueOnce {
    static final AtomicInteger made = new AtomicInteger();
    static final ClassValue<Integer> N = new ClassValue<>() { @Override protected Integer computeValue(Class<?> c) { return made.incrementAndGet(); } };
    public static void main(String[] args) throws Exception {
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = N.get(String.class));
        t.start();
        int mine = N.get(String.class);
        t.join();
        if (mine != got[0]) throw new AssertionError();
    }
}
