// A VarHandle's getAndAdd is atomic on a plain field.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleAdd {
    static final VarHandle COUNT;
    int count;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleAdd.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void increment() {
        int before = (int) COUNT.getAndAdd(this, 1);
        assert before == 0 || before == 1;
    }

    public static void main(String[] args) throws Exception {
        VarHandleAdd object = new VarHandleAdd();
        Thread other = new Thread(object::increment);
        other.start();
        object.increment();
        other.join();
        assert object.count == 2;
    }
}
