// A synchronized method takes its monitor when it is called by Method.invoke, too (JLS 8.4.3.6).
//@ flags: --property no-race
import java.lang.reflect.Method;

public class MethodInvokeSynchronized {
    private int count;

    public synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        MethodInvokeSynchronized counter = new MethodInvokeSynchronized();
        Method method = MethodInvokeSynchronized.class.getMethod("increment");
        Thread other = new Thread(() -> {
            try {
                method.invoke(counter);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        method.invoke(counter);
        other.join();
        assert counter.count == 2;
    }
}
