// getVolatile and setVolatile of a VarHandle are two steps.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleGetThenSet {
    static final VarHandle COUNT;
    int count;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleGetThenSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void increment() {
        COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1);
    }

    public static void main(String[] args) throws Exception {
        VarHandleGetThenSet object = new VarHandleGetThenSet();
        Thread other = new Thread(object::increment);
        other.start();
        object.increment();
        other.join();
        assert object.count == 2; //~ assertion-failure
    }
}
