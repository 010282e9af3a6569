// Compare-and-set of bytes, shorts, chars and booleans beside each other, in fields and in arrays.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class SmallCompareAndSet {
    byte a = -1;
    byte b = 2;
    short c = -3;
    char d = '\uffff';
    boolean e = true;

    public static void main(String[] args) throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        SmallCompareAndSet s = new SmallCompareAndSet();
        VarHandle a = lookup.findVarHandle(SmallCompareAndSet.class, "a", byte.class);
        VarHandle b = lookup.findVarHandle(SmallCompareAndSet.class, "b", byte.class);
        VarHandle c = lookup.findVarHandle(SmallCompareAndSet.class, "c", short.class);
        VarHandle d = lookup.findVarHandle(SmallCompareAndSet.class, "d", char.class);
        VarHandle e = lookup.findVarHandle(SmallCompareAndSet.class, "e", boolean.class);
        System.out.println(a.compareAndSet(s, (byte) -1, (byte) -128) + " " + a.compareAndSet(s, (byte) 1, (byte) 5));
        System.out.println((byte) b.compareAndExchange(s, (byte) 2, (byte) 77) + " " + (byte) b.compareAndExchange(s, (byte) 2, (byte) 78));
        System.out.println(c.compareAndSet(s, (short) -3, (short) -30000) + " " + (short) c.compareAndExchange(s, (short) 1, (short) 2));
        System.out.println(d.compareAndSet(s, '\uffff', 'x') + " " + (char) d.compareAndExchange(s, 'y', 'z'));
        System.out.println(e.compareAndSet(s, false, false) + " " + e.compareAndSet(s, true, false));
        System.out.println((byte) a.getAndAdd(s, (byte) -1) + " " + (short) c.getAndAdd(s, (short) -10000) + " " + (byte) b.getAndBitwiseXor(s, (byte) -1));
        System.out.println(s.a + " " + s.b + " " + s.c + " " + (int) s.d + " " + s.e);
        byte[] bytes = {1, -2, 3, -4, 5};
        VarHandle elements = MethodHandles.arrayElementVarHandle(byte[].class);
        System.out.println(elements.compareAndSet(bytes, 3, (byte) -4, (byte) 9) + " " + elements.compareAndSet(bytes, 1, (byte) 2, (byte) 9));
        System.out.println(java.util.Arrays.toString(bytes));
    }
}
