// Method.invoke runs the method like any call: its increment of a plain field is two steps.
//@ kinds: assertion-failure
import java.lang.reflect.Method;

public class MethodInvokeIncrement {
    static int count;

    public static void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        Method method = MethodInvokeIncrement.class.getMethod("increment");
        Thread other = new Thread(() -> {
            try {
                method.invoke(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        method.invoke(null);
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
