// VarHandles over fields of all primitive types, with conversions and widening.
import java.lang.invoke.*;

public class VarHandleTypes {
    boolean z; byte b; char c; short s; int i; long l; float f; double d; Object o;

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup k = MethodHandles.lookup();
        VarHandleTypes t = new VarHandleTypes();
        Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class};
        String names = "zbcsilfdo";
        VarHandle[] v = new VarHandle[9];
        for (int n = 0; n < 9; n++) v[n] = k.findVarHandle(VarHandleTypes.class, names.substring(n, n + 1), types[n]);
        v[0].set(t, true); v[1].set(t, (byte) -1); v[2].set(t, 'x'); v[3].set(t, (short) -300); v[4].set(t, 'a'); v[5].set(t, 7); v[6].set(t, 3); v[7].set(t, 1.5f); v[8].set(t, 42);
        for (VarHandle h : v) System.out.print(h.get(t) + " ");
        System.out.println();
        System.out.println((boolean) v[0].getAndSet(t, false) + " " + (boolean) v[0].getAndBitwiseOr(t, true) + " " + (boolean) v[0].getAndBitwiseXor(t, true) + t.z + v[0].compareAndSet(t, false, true) + (boolean) v[0].getAndBitwiseAnd(t, false) + t.z);
        System.out.println((byte) v[1].getAndAdd(t, (byte) -127) + " " + (byte) v[1].getAndAdd(t, (byte) -1) + " " + t.b + v[1].compareAndSet(t, (byte) 127, (byte) 3) + (byte) v[1].getAndBitwiseXor(t, (byte) 0xf0) + " " + t.b);
        System.out.println((char) v[2].getAndAdd(t, (char) 1) + "" + t.c + v[2].compareAndSet(t, 'y', 'z') + (char) v[2].compareAndExchange(t, 'z', '!') + t.c);
        System.out.println((short) v[3].getAndAdd(t, (short) -32500) + " " + t.s + " " + (short) v[3].getAndBitwiseAnd(t, (short) 0xff) + " " + t.s);
        System.out.println((float) v[6].getAndAdd(t, 0.25f) + " " + t.f + " " + v[6].compareAndSet(t, 3.25f, Float.NaN) + v[6].compareAndSet(t, Float.NaN, -0.0f) + v[6].compareAndSet(t, 0.0f, 1f) + t.f);
        System.out.println((double) v[7].getAndAdd(t, 1) + " " + t.d + " " + v[7].compareAndSet(t, 2.5, 0.0) + v[7].compareAndSet(t, -0.0, 1.0) + (double) v[7].getAndSet(t, 9f) + " " + t.d);
        System.out.println((long) v[5].getAndAdd(t, 'a') + " " + t.l + " " + (double) (long) v[5].get(t) + (long) (int) v[4].get(t) + " " + (Object) v[4].get(t) + (Integer) v[4].get(t) + (double) v[4].get(t));
        String[] bad = {"set wrong", "get wrong", "null recv", "wrong recv", "add bool", "bit float", "add obj", "arity", "narrow"};
        for (int q = 0; q < bad.length; q++) {
            try {
                switch (q) {
                    case 0: v[4].set(t, "s"); break;
                    case 1: System.out.println((String) v[4].get(t)); break;
                    case 2: v[4].set((VarHandleTypes) null, 1); break;
                    case 3: v[4].get("s"); break;
                    case 4: v[0].getAndAdd(t, true); break;
                    case 5: v[6].getAndBitwiseOr(t, 1f); break;
                    case 6: v[8].getAndAdd(t, 1); break;
                    case 7: v[4].get(); break;
                    default: v[1].set(t, 5); break;
                }
                System.out.println(bad[q] + " ok");
            } catch (Exception e) { System.out.println(bad[q] + ": " + e.getClass().getName() + (e instanceof UnsupportedOperationException ? "" : ": " + e.getMessage())); }
        }
        v[4].withInvokeExactBehavior().set(t, 5);
        try { v[4].withInvokeExactBehavior().set(t, (short) 5); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        System.out.println(t.i + " " + v[4].withInvokeBehavior().hasInvokeExactBehavior());
    }
}
