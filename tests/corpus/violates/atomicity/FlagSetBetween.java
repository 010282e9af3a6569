// A compare-and-set of a boolean field is seen by plain reads of it, whatever fields lie beside it.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class FlagSetBetween {
    static final VarHandle FLAG;
    static {
        try {
            FLAG = MethodHandles.lookup().findVarHandle(FlagSetBetween.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    byte beside = 1;
    boolean flag;

    public static void main(String[] args) throws InterruptedException {
        FlagSetBetween shared = new FlagSetBetween();
        Thread setter = new Thread(() -> FLAG.compareAndSet(shared, false, true));
        setter.start();
        boolean first = shared.flag;
        boolean second = shared.flag;
        setter.join();
        assert first == second && shared.beside == 1;
    }
}
