// The method called by reflection writes a plain field; the caller's other thread reads it.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Method;

public class MethodInvokeRace {
    static int value;

    public static void write() {
        value = 1; //~ race
    }

    public static void main(String[] args) throws Exception {
        Method method = MethodInvokeRace.class.getMethod("write");
        new Thread(() -> {
            int seen = value; //~ race
        }).start();
        method.invoke(null);
    }
}
