// Two threads push onto a list whose head is read and written through Unsafe: one node may be lost.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeStaticReference {
    record Node(Node next) {
    }

    static Node head;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        Field field = UnsafeStaticReference.class.getDeclaredField("head");
        Object base = unsafe.staticFieldBase(field);
        long offset = unsafe.staticFieldOffset(field);
        Runnable push = () -> unsafe.putObject(base, offset, new Node((Node) unsafe.getObject(base, offset)));
        Thread other = new Thread(push);
        other.start();
        push.run();
        other.join();
        assert head.next() != null; //~ assertion-failure
    }
}
