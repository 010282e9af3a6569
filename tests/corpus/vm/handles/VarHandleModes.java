// Every access mode of VarHandles over an int, long and reference field.
import java.lang.invoke.*;
import static java.lang.invoke.MethodHandles.lookup;

public class VarHandleModes {
    int i = 1;
    volatile long l = 10;
    String s = "a";
    static int si = 5;
    static volatile Object so = "so";

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lk = lookup();
        VarHandle I = lk.findVarHandle(VarHandleModes.class, "i", int.class), L = lk.findVarHandle(VarHandleModes.class, "l", long.class), S = lk.findVarHandle(VarHandleModes.class, "s", String.class), SI = lk.findStaticVarHandle(VarHandleModes.class, "si", int.class), SO = lk.findStaticVarHandle(VarHandleModes.class, "so", Object.class);
        VarHandleModes o = new VarHandleModes();
        I.set(o, 2); System.out.print((int) I.get(o) + " ");
        I.setVolatile(o, 3); System.out.print((int) I.getVolatile(o) + " ");
        I.setOpaque(o, 4); System.out.print((int) I.getOpaque(o) + " ");
        I.setRelease(o, 5); System.out.println((int) I.getAcquire(o));
        System.out.println(I.compareAndSet(o, 5, 6) + " " + I.compareAndSet(o, 5, 7) + " " + (int) I.compareAndExchange(o, 6, 8) + " " + (int) I.compareAndExchangeAcquire(o, 0, 9) + " " + (int) I.compareAndExchangeRelease(o, 8, 10) + " " + o.i);
        while (!I.weakCompareAndSet(o, 10, 11)) { }
        while (!I.weakCompareAndSetPlain(o, 11, 12)) { }
        while (!I.weakCompareAndSetAcquire(o, 12, 13)) { }
        while (!I.weakCompareAndSetRelease(o, 13, 14)) { }
        System.out.println(o.i + " " + I.weakCompareAndSet(o, 0, 1));
        System.out.println((int) I.getAndSet(o, 20) + " " + (int) I.getAndSetAcquire(o, 21) + " " + (int) I.getAndSetRelease(o, 22) + " " + o.i);
        System.out.println((int) I.getAndAdd(o, 5) + " " + (int) I.getAndAddAcquire(o, -1) + " " + (int) I.getAndAddRelease(o, Integer.MAX_VALUE) + " " + o.i);
        o.i = 0b1100;
        System.out.println((int) I.getAndBitwiseOr(o, 0b0011) + " " + (int) I.getAndBitwiseOrAcquire(o, 16) + " " + (int) I.getAndBitwiseOrRelease(o, 32) + " " + (int) I.getAndBitwiseAnd(o, 0b110110) + " " + (int) I.getAndBitwiseAndAcquire(o, ~2) + " " + (int) I.getAndBitwiseAndRelease(o, ~4) + " " + (int) I.getAndBitwiseXor(o, -1) + " " + (int) I.getAndBitwiseXorAcquire(o, 255) + " " + (int) I.getAndBitwiseXorRelease(o, 1) + " " + o.i);
        System.out.println((long) L.getAndAdd(o, 1L << 40) + " " + (long) L.getAndAdd(o, 3) + " " + L.compareAndSet(o, 1099511627789L, -1L) + " " + (long) L.getAndBitwiseXor(o, 0xffL) + " " + o.l);
        System.out.println((String) S.getAndSet(o, "b") + " " + S.compareAndSet(o, "b", "c") + " " + S.compareAndSet(o, new String("c"), "d") + " " + (String) S.compareAndExchange(o, "c", null) + " " + o.s + " " + (Object) S.getVolatile(o));
        SI.set(50); System.out.println((int) SI.getAndAdd(1) + " " + (int) SI.getVolatile() + " " + SI.compareAndSet(51, 52) + " " + si);
        SO.setRelease(5); System.out.println(SO.getAcquire() + " " + SO.getAndSet("x") + " " + SO.compareAndExchange("x", 1L) + " " + so);
        for (VarHandle v : new VarHandle[] {I, L, S, SI, SO}) {
            StringBuilder sb = new StringBuilder();
            for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) sb.append(v.isAccessModeSupported(m) ? '1' : '0');
            System.out.println(sb + " " + v.varType() + v.coordinateTypes() + v.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + v.hasInvokeExactBehavior());
        }
        VarHandle.fullFence(); VarHandle.acquireFence(); VarHandle.releaseFence(); VarHandle.loadLoadFence(); VarHandle.storeStoreFence();
        System.out.println(VarHandle.AccessMode.GET_AND_ADD.methodName() + VarHandle.AccessMode.valueFromMethodName("getAcquire"));
    }
}
