// Both accessors are synchronized, but between get and set the monitor is free: an update may be lost.
//@ kinds: assertion-failure
import java.lang.reflect.Method;

public class MethodInvokeAccessors {
    private int count;

    public synchronized int get() {
        return count;
    }

    public synchronized void set(int value) {
        count = value;
    }

    void increment() {
        try {
            Method get = getClass().getMethod("get");
            Method set = getClass().getMethod("set", int.class);
            set.invoke(this, (int) get.invoke(this) + 1);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodInvokeAccessors counter = new MethodInvokeAccessors();
        Thread other = new Thread(counter::increment);
        other.start();
        counter.increment();
        other.join();
        assert counter.get() == 2; //~ assertion-failure
    }
}
