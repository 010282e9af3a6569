// A thread allocates a direct buffer while the program asks how many there are. The answer is one more as soon as the other
// thread has come that far, which may be before or after the question.
//@ kinds: assertion-failure
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;

public class DirectBuffersCounted {
    static volatile ByteBuffer buffer;

    public static void main(String[] args) throws Exception {
        BufferPoolMXBean direct = null;
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            if (pool.getName().equals("direct")) {
                direct = pool;
            }
        }
        long before = direct.getCount();
        Thread other = new Thread(() -> buffer = ByteBuffer.allocateDirect(16));
        other.start();
        assert direct.getCount() == before; //~ assertion-failure
        other.join();
    }
}
