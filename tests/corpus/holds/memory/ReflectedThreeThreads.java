// Three threads, three ways to the same field (bytecode, Field and VarHandle), one monitor.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

public class ReflectedThreeThreads {
    static int count;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Field field = ReflectedThreeThreads.class.getDeclaredField("count");
        VarHandle handle =
                MethodHandles.lookup().findStaticVarHandle(ReflectedThreeThreads.class, "count", int.class);
        Thread one = new Thread(() -> {
            synchronized (lock) {
                handle.set((int) handle.get() + 1);
            }
        });
        Thread two = new Thread(() -> {
            synchronized (lock) {
                count++;
            }
        });
        one.start();
        two.start();
        synchronized (lock) {
            field.setInt(null, field.getInt(null) + 1);
        }
        one.join();
        two.join();
        assert count == 3;
    }
}
