// asSpreader, asCollector, asVarargsCollector, withVarargs and invokeWithArguments.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.*;

public class SpreadCollect {
    static String j(Object... xs) { return xs == null ? "NULL" : xs.length + Arrays.toString(xs); }
    static int sub(int a, int b, int c) { return a * 100 + b * 10 + c; }
    static String mid(String a, int[] b, String c) { return a + Arrays.toString(b) + c; }
    static long lsum(long a, Long b, byte c) { return a + b + c; }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle j = l.findStatic(SpreadCollect.class, "j", methodType(String.class, Object[].class));
        MethodHandle sub = l.findStatic(SpreadCollect.class, "sub", methodType(int.class, int.class, int.class, int.class));
        MethodHandle mid = l.findStatic(SpreadCollect.class, "mid", methodType(String.class, String.class, int[].class, String.class));
        System.out.println("" + j.invoke() + j.invoke(1) + j.invoke(1, "b", 'c') + j.invoke((Object[]) null) + j.invoke(new Object[] {7}) + j.invoke((Object) new Object[0].length) + j.invoke(new String[] {"s", "t"}));
        System.out.println("" + j.invokeWithArguments() + j.invokeWithArguments(1, 2) + j.invokeWithArguments(List.of("x")) + j.asFixedArity().invokeWithArguments((Object) new Object[] {1, 2}));
        System.out.println(sub.asSpreader(int[].class, 3).invoke(new int[] {1, 2, 3}) + " " + sub.asSpreader(Object[].class, 2).invoke(4, new Object[] {5, 6}) + " " + sub.asSpreader(Integer[].class, 1).invoke(7, 8, new Integer[] {9}) + " " + sub.asSpreader(0, byte[].class, 2).invoke(new byte[] {1, 2}, 3) + sub.asSpreader(1, short[].class, 0).type());
        System.out.println("" + mid.asCollector(1, int[].class, 3).invoke("<", 1, 2, 3, ">") + mid.asCollector(1, int[].class, 0).invoke("<", ">"));
        System.out.println(j.asCollector(Object[].class, 3).invoke(1, 2L, 3f) + " " + j.asFixedArity().asCollector(Object[].class, 1).invoke("one") + j.asType(genericMethodType(4)).invoke(1, 2, 3, 4));
        MethodHandle vc = l.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class));
        System.out.println(vc.isVarargsCollector() + " " + vc.invoke(1, 2) + vc.withVarargs(false).isVarargsCollector() + vc.asFixedArity().withVarargs(true).invoke("q", "r", "s") + vc.bindTo(new Object[] {1}).isVarargsCollector());
        MethodHandle str = j.asFixedArity().asType(methodType(String.class, String[].class)).asVarargsCollector(String[].class);
        System.out.println("" + str.invoke("a", "b") + str.type());
        MethodHandle ls = l.findStatic(SpreadCollect.class, "lsum", methodType(long.class, long.class, Long.class, byte.class));
        System.out.println(ls.asSpreader(Object[].class, 3).invoke(new Object[] {1, 2L, (byte) 3}) + " " + ls.invokeWithArguments((short) 1, 5L, (byte) 1));
        MethodHandle sp = sub.asSpreader(int[].class, 3), so = sub.asSpreader(Object[].class, 3);
        for (Object bad : new Object[] {new int[2], null, new int[4]}) try { System.out.println(sp.invoke((int[]) bad)); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        for (Object[] bad : new Object[][] {{1, 2}, {1, 2, "x"}, {1, 2, null}, null}) try { System.out.println(so.invoke(bad)); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
        System.out.println(sub.asSpreader(Object[].class, 0).invoke(1, 2, 3, (Object[]) null) + " " + sub.asSpreader(Object[].class, 0).invoke(1, 2, 3, new Object[0]));
        try { sub.asSpreader(String[].class, 3); } catch (WrongMethodTypeException e) { System.out.println("wmt"); }
        try { sub.asSpreader(int[].class, 4); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { sub.asCollector(int[].class, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { sub.asVarargsCollector(int[].class); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(spreadInvoker(methodType(int.class, int.class, int.class, int.class), 1).invoke(sub, 1, new Object[] {2, 3}) + " " + exactInvoker(sub.type()).invoke(sub, 3, 2, 1) + " " + invoker(genericMethodType(3)).invoke(sub, 1, 1, 1));
    }
}
