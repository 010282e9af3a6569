// As a lock-free switch: whoever sees the new target of a volatile call site sees what was written before it.
//@ flags: --property no-race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

public class CallSiteSwitched {
    static int data;

    public static void main(String[] args) throws Throwable {
        VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(boolean.class, false));
        MethodHandle on = MethodHandles.constant(boolean.class, true);
        MethodHandle isOn = site.dynamicInvoker();
        new Thread(() -> {
            data = 1;
            site.setTarget(on);
        }).start();
        if ((boolean) isOn.invokeExact()) {
            assert data == 1;
        }
    }
}
