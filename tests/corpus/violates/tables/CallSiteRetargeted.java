// One thread gives a volatile call site another target while a second one calls through it: old or new may be called.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

public class CallSiteRetargeted {
    public static void main(String[] args) throws Throwable {
        VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(int.class, 1));
        MethodHandle invoker = site.dynamicInvoker();
        new Thread(() -> site.setTarget(MethodHandles.constant(int.class, 2))).start();
        int first = (int) invoker.invokeExact();
        int second = (int) invoker.invokeExact();
        assert first == second; //~ assertion-failure
    }
}
