// Signature-polymorphic calls with many signatures, in loops, through varied handles.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

public class SpecialInvokes {
    static int i0() { return 7; }
    static long l2(long a, long b) { return a - b; }
    static double mixed(int a, long b, float c, double d, String s, char ch, boolean z, byte by, short sh) { return a + b + c + d + s.length() + ch + (z ? 1 : 0) + by + sh; }
    static String many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m) { return "" + a + b + c + d + e + f + g + h + i + j + k + l + m; }
    static void vd(int[] box, int v) { box[0] += v; }
    static <T> T gen(T t) { return t; }
    static boolean zz(boolean a, boolean b) { return a ^ b; }
    static char cc(char a) { return (char) (a + 1); }
    static byte bb(byte a, byte b) { return (byte) (a + b); }
    static short ss(short a) { return (short) -a; }
    static float ff(float a) { return a / 3; }
    static Object thrower(String m) throws Exception { throw new Exception(m); }
    interface Shape { double area(); }
    record Sq(double s) implements Shape { public double area() { return s * s; } }
    record Ci(double r) implements Shape { public double area() { return r * 3; } }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = SpecialInvokes.class;
        System.out.println((int) l.findStatic(c, "i0", methodType(int.class)).invokeExact() + " " + (long) l.findStatic(c, "l2", methodType(long.class, long.class, long.class)).invokeExact(10L, 3L));
        MethodHandle mx = l.findStatic(c, "mixed", methodType(double.class, int.class, long.class, float.class, double.class, String.class, char.class, boolean.class, byte.class, short.class));
        System.out.println((double) mx.invokeExact(1, 2L, 3f, 4d, "five", 'a', true, (byte) -1, (short) 2) + " " + mx.invoke((byte) 1, 2, 3, 4f, (Object) "five", 'a', Boolean.TRUE, (byte) -1, (byte) 2));
        System.out.println((String) l.findStatic(c, "many", methodType(String.class, Collections.nCopies(13, int.class))).invokeExact(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
        MethodHandle vd = l.findStatic(c, "vd", methodType(void.class, int[].class, int.class));
        int[] box = {0};
        for (int i = 0; i < 100; i++) { vd.invokeExact(box, i); vd.invoke(box, (short) 1); }
        System.out.println(box[0]);
        MethodHandle gen = l.findStatic(c, "gen", methodType(Object.class, Object.class));
        System.out.println((Object) gen.invokeExact((Object) "g") + " " + (String) gen.invoke("h") + " " + (int) gen.invoke(4) + " " + (int) (Integer) gen.invoke((Integer) 5));
        System.out.println((boolean) l.findStatic(c, "zz", methodType(boolean.class, boolean.class, boolean.class)).invokeExact(true, false) + " " + (char) l.findStatic(c, "cc", methodType(char.class, char.class)).invokeExact('x') + " " + (byte) l.findStatic(c, "bb", methodType(byte.class, byte.class, byte.class)).invokeExact((byte) 127, (byte) 1) + " " + (short) l.findStatic(c, "ss", methodType(short.class, short.class)).invokeExact(Short.MIN_VALUE) + " " + (float) l.findStatic(c, "ff", methodType(float.class, float.class)).invokeExact(1f));
        try { Object o = l.findStatic(c, "thrower", methodType(Object.class, String.class)).invoke("through"); } catch (Exception e) { System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[e.getStackTrace().length - 1].getMethodName()); }
        MethodHandle area = l.findVirtual(Shape.class, "area", methodType(double.class));
        double t = 0;
        for (Shape s : List.of(new Sq(2), new Ci(1), new Sq(3), (Shape) () -> 0.25)) t += (double) area.invokeExact(s);
        System.out.println(t + " " + (double) area.invoke(new Sq(4)));
        try { double d = (double) area.invoke((Shape) null); } catch (NullPointerException e) { System.out.println("npe"); }
        MethodHandle[] table = {l.findVirtual(String.class, "length", methodType(int.class)), l.findVirtual(String.class, "hashCode", methodType(int.class)), l.findVirtual(Object.class, "hashCode", methodType(int.class)).asType(methodType(int.class, String.class))};
        int h = 0;
        for (int i = 0; i < 30; i++) h = h * 31 + (int) table[i % 3].invokeExact("k" + i);
        System.out.println(h);
        MethodHandle sw = MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty", methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, String.class), table[0]);
        System.out.println((int) sw.invokeExact("") + " " + (int) sw.invokeExact("four"));
        MethodHandle rec = MethodHandles.foldArguments(MethodHandles.exactInvoker(methodType(int.class)), MethodHandles.constant(MethodHandle.class, l.findStatic(c, "i0", methodType(int.class))));
        System.out.println((int) rec.invokeExact());
        System.out.println(MethodHandles.invoker(methodType(Object.class, Object.class)).invoke(gen, "inv") + " " + l.findVirtual(MethodHandle.class, "invokeExact", methodType(int.class)).invoke(l.findStatic(c, "i0", methodType(int.class))) + " " + l.findVirtual(MethodHandle.class, "invoke", methodType(long.class)).invoke(l.findStatic(c, "i0", methodType(int.class))));
    }
}
