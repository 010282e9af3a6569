// Of two threads that ask for a class's value both may compute it; one of the two values is kept.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValueTwice {
    static final AtomicInteger computed = new AtomicInteger();
    static final ClassValue<String> names = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            computed.incrementAndGet();
            return type.getName();
        }
    };

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> names.get(String.class));
        other.start();
        String name = names.get(String.class);
        other.join();
        assert names.get(String.class).equals(name);
        assert computed.get() == 1;
    }
}
