// Two threads each put a handle in front of the target they found: one of the two may be lost.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VolatileCallSite;

public class CallSiteVolatileTarget {
    static int increment(int value) {
        return value + 1;
    }

    static void wrap(VolatileCallSite site, MethodHandle increment) {
        site.setTarget(MethodHandles.filterReturnValue(site.getTarget(), increment));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle increment = MethodHandles.lookup().findStatic(CallSiteVolatileTarget.class, "increment",
                MethodType.methodType(int.class, int.class));
        VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(int.class, 0));
        Thread other = new Thread(() -> wrap(site, increment));
        other.start();
        wrap(site, increment);
        other.join();
        assert (int) site.getTarget().invokeExact() == 2; //~ assertion-failure
    }
}
