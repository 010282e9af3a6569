// VarHandles over array elements: all types, bounds, store checks, atomics.
import java.lang.invoke.*;
import java.util.Arrays;

public class VarHandleArrays {
    static void t(Body b) { try { System.out.println(b.run()); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Throwable; }
    static <T> VarHandle vh(Class<T> c) { return MethodHandles.arrayElementVarHandle(c); }

    public static void main(String[] args) {
        int[] ia = {1, 2, 3}; long[] la = new long[2]; byte[] ba = {1, 2}; short[] sa = new short[2]; char[] ca = "ab".toCharArray(); float[] fa = new float[1]; double[] da = {1, 2}; boolean[] za = new boolean[2]; String[] st = {"x", null}; Object[] oa = new Integer[2]; int[][] ga = new int[2][];
        VarHandle I = vh(int[].class), L = vh(long[].class), B = vh(byte[].class), S = vh(short[].class), C = vh(char[].class), F = vh(float[].class), D = vh(double[].class), Z = vh(boolean[].class), T = vh(String[].class), O = vh(Object[].class), G = vh(int[][].class);
        I.setVolatile(ia, 0, 9); System.out.println((int) I.getAndAdd(ia, 1, 40) + " " + I.compareAndSet(ia, 2, 3, 33) + Arrays.toString(ia));
        L.setRelease(la, 1, Long.MAX_VALUE); System.out.println((long) L.getAndAdd(la, 1, 1L) + " " + Arrays.toString(la));
        System.out.println((byte) B.getAndBitwiseOr(ba, 0, (byte) 0x80) + " " + (byte) B.getAndAdd(ba, 1, (byte) 127) + Arrays.toString(ba));
        S.setOpaque(sa, 1, (short) 7); System.out.println(S.weakCompareAndSetPlain(sa, 0, (short) 1, (short) 2) + Arrays.toString(sa));
        System.out.println((char) C.getAndSet(ca, 0, 'z') + new String(ca) + (char) C.compareAndExchange(ca, 1, 'b', 'y') + new String(ca));
        System.out.println((float) F.getAndAdd(fa, 0, 1.5f) + Arrays.toString(fa) + (double) D.getAndAdd(da, 1, .5) + Arrays.toString(da));
        Z.set(za, 1, true); System.out.println(Z.compareAndSet(za, 0, false, true) + Arrays.toString(za));
        T.set(st, 1, "y"); System.out.println((String) T.getAndSet(st, 0, null) + T.compareAndSet(st, 1, "y", "yy") + Arrays.toString(st));
        O.set(oa, 0, 5); System.out.println(O.get(oa, 0) + Arrays.toString(oa) + O.compareAndSet(oa, 1, null, 6) + Arrays.toString(oa));
        G.setVolatile(ga, 1, new int[] {1}); System.out.println(((int[]) G.getVolatile(ga, 1)).length);
        t(() -> (int) I.get(ia, 3));
        t(() -> (int) I.getAndAdd(ia, -1, 1));
        t(() -> { I.set((int[]) null, 0, 1); return "?"; });
        t(() -> { O.set(oa, 0, "string"); return "?"; });
        t(() -> O.compareAndSet((Object[]) st, 0, null, 5));
        t(() -> { T.set(st, 0, (Object) 5); return "?"; });
        t(() -> { I.set(la, 0, 1); return "?"; });
        t(() -> O.getAndAdd(oa, 0, 1) == null);
        t(() -> I.coordinateTypes() + " " + I.accessModeType(VarHandle.AccessMode.SET));
        t(() -> vh(int.class));
        MethodHandle mh = I.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
        t(() -> mh.type() + " " + mh.invoke(ia, 0, 1) + ia[0]);
        t(() -> MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, int[].class, int.class)).invoke(I, ia, 0));
        t(() -> (int) MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, int[].class, int.class)).invokeExact(I, ia, 1));
        int[] counter = new int[1];
        for (int i = 0; i < 1000; i++) { int c; do { c = (int) I.getVolatile(counter, 0); } while (!I.compareAndSet(counter, 0, c, c + i)); }
        System.out.println(counter[0]);
    }
}
