// The method called by reflection finds the divisor cleared. Method.invoke wraps what it throws, and nobody catches it.
//@ kinds: uncaught
import java.lang.reflect.Method;

public class MethodInvokeThrows {
    static int divisor = 1;

    public static int divide() {
        return 10 / divisor;
    }

    public static void main(String[] args) throws Exception {
        Method method = MethodInvokeThrows.class.getMethod("divide");
        new Thread(() -> divisor = 0).start();
        method.invoke(null);
    }
}
