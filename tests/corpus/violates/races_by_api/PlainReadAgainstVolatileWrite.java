// One thread writes a plain field with `setVolatile`, the other one reads it plainly: the read is not ordered behind the
// write, so they race.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainReadAgainstVolatileWrite {
    int value;
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(PlainReadAgainstVolatileWrite.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        PlainReadAgainstVolatileWrite shared = new PlainReadAgainstVolatileWrite();
        new Thread(() -> VALUE.setVolatile(shared, 1)).start();
        if (shared.value == 1) { //~ race
            System.out.println("seen");
        }
    }
}
