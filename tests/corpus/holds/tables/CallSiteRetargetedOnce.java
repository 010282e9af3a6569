// The target of a volatile call site changes once, so of two calls the second cannot give the old answer after the first
// gave the new one.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

public class CallSiteRetargetedOnce {
    public static void main(String[] args) throws Throwable {
        VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(int.class, 1));
        MethodHandle invoker = site.dynamicInvoker();
        Thread other = new Thread(() -> site.setTarget(MethodHandles.constant(int.class, 2)));
        other.start();
        int first = (int) invoker.invokeExact();
        int second = (int) invoker.invokeExact();
        assert first <= second;
        other.join();
        assert (int) invoker.invokeExact() == 2;
    }
}
