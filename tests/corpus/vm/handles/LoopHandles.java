// countedLoop, whileLoop, doWhileLoop, iteratedLoop and the general loop.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class LoopHandles {
    static String step(String v, int i, String init) { return v + i + ","; }
    static int start(String s) { return s.length(); }
    static boolean pred(int acc, int lim) { return acc < lim; }
    static int dbl(int acc, int lim) { return acc * 2; }
    static int init(int lim) { return 3; }
    static int fold(int acc, Integer x, List<Integer> all) { return acc * 10 + x; }
    static int zero(List<Integer> all) { return 0; }
    static int inc(int i, int acc, int n) { return i + 1; }
    static int accum(int i, int acc, int n) { return acc + i; }
    static boolean cont(int i, int acc, int n) { return i <= n; }
    static int done(int i, int acc, int n) { return acc; }
    static void show(int i) { System.out.print(i + " "); }
    static List<String> rev(List<String> r, String s) { r.add(0, s); return r; }

    static MethodHandle h(String n, MethodType t) throws Throwable { return lookup().findStatic(LoopHandles.class, n, t); }

    public static void main(String[] args) throws Throwable {
        MethodHandle cl = countedLoop(constant(int.class, 4), identity(String.class), h("step", methodType(String.class, String.class, int.class, String.class)));
        System.out.println(cl.type() + " " + cl.invoke("s:"));
        MethodHandle cl2 = countedLoop(h("start", methodType(int.class, String.class)), dropArguments(constant(int.class, 8), 0, String.class), identity(String.class), h("step", methodType(String.class, String.class, int.class, String.class)));
        System.out.println(cl2.invoke("abcd") + " " + cl2.invoke("abcdefghijkl"));
        MethodHandle vl = countedLoop(identity(int.class), null, h("show", methodType(void.class, int.class)));
        System.out.print(vl.type() + " ");
        vl.invoke(5);
        System.out.println();
        MethodHandle wl = whileLoop(h("init", methodType(int.class, int.class)), h("pred", methodType(boolean.class, int.class, int.class)), h("dbl", methodType(int.class, int.class, int.class)));
        MethodHandle dw = doWhileLoop(h("init", methodType(int.class, int.class)), h("dbl", methodType(int.class, int.class, int.class)), h("pred", methodType(boolean.class, int.class, int.class)));
        System.out.println(wl.invoke(100) + " " + wl.invoke(1) + " " + dw.invoke(100) + " " + dw.invoke(1));
        MethodHandle il = iteratedLoop(null, h("zero", methodType(int.class, List.class)), h("fold", methodType(int.class, int.class, Integer.class, List.class)));
        System.out.println(il.type() + " " + il.invoke(List.of(1, 2, 3, 4)) + " " + il.invoke(List.of()));
        MethodHandle itRev = iteratedLoop(null, dropArguments(insertArguments(lookup().findConstructor(ArrayList.class, methodType(void.class, int.class)), 0, 4).asType(methodType(List.class)), 0, Iterable.class), dropArguments(h("rev", methodType(List.class, List.class, String.class)), 2, Iterable.class));
        System.out.println(itRev.invoke((Iterable<String>) List.of("a", "b", "c")));
        MethodType t3 = methodType(int.class, int.class, int.class, int.class);
        MethodHandle[] iClause = {dropArguments(constant(int.class, 1), 0, int.class), h("inc", t3)};
        MethodHandle[] aClause = {null, h("accum", t3), h("cont", t3.changeReturnType(boolean.class)), h("done", t3)};
        MethodHandle lp = loop(iClause, aClause);
        System.out.println(lp.type() + " " + lp.invoke(10) + " " + lp.invoke(0));
        try { loop(); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { loop(iClause); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { whileLoop(null, constant(int.class, 1), identity(int.class)); } catch (IllegalArgumentException e) { System.out.println("bad while"); }
    }
}
