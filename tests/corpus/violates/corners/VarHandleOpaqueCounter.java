// Reading opaquely and writing opaquely is no atomic increment.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleOpaqueCounter {
    static int n;
    static final VarHandle N;
    static { try { N = MethodHandles.lookup().findStaticVarHandle(VarHandleOpaqueCounter.class, "n", int.class); } catch (ReflectiveOperationException e) { throw new Error(e); } }
    static void inc() { N.setOpaque((int) N.getOpaque() + 1); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(VarHandleOpaqueCounter::inc);
        t.start();
        inc();
        t.join();
        assert (int) N.getVolatile() == 2; //~ assertion-failure
    }
}
