// How many threads live depends on whether the other one has ended by now.
//@ kinds: assertion-failure
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

public class ThreadCountSeesEnd {
    static volatile int step;

    public static void main(String[] args) throws InterruptedException {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        int before = bean.getThreadCount();
        Thread other = new Thread(() -> step = 1);
        other.start();
        int during = bean.getThreadCount();
        other.join();
        assert during == before + 1; //~ assertion-failure
    }
}
