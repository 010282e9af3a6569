// The plain modes of a VarHandle read and write the field; an increment made of both may be lost.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleInstanceLong {
    long count;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(VarHandleInstanceLong.class, "count", long.class);
        VarHandleInstanceLong counter = new VarHandleInstanceLong();
        Thread other = new Thread(() -> handle.set(counter, (long) handle.get(counter) + 1));
        other.start();
        counter.count++;
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}
