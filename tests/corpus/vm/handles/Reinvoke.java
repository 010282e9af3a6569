// Handles stored in collections, passed around, compared, and rebound many times.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class Reinvoke {
    static class Cmd { final String name; final MethodHandle h; Cmd(String n, MethodHandle h) { name = n; this.h = h.asFixedArity().asSpreader(Object[].class, h.type().parameterCount()).asType(methodType(Object.class, Object[].class)); } Object run(Object... a) throws Throwable { return h.invokeExact(a); } }
    static class Events { private final Map<String, List<MethodHandle>> m = new TreeMap<>(); void on(String e, MethodHandle h) { m.computeIfAbsent(e, k -> new ArrayList<>()).add(h.asType(methodType(void.class, Object.class))); } void fire(String e, Object arg) throws Throwable { for (MethodHandle h : m.getOrDefault(e, List.of())) h.invokeExact(arg); } }
    int total; void add(Integer i) { total += i; } static void shout(Object o) { System.out.print("!" + o + " "); } static int sum3(int a, int b, int c) { return a + b * 10 + c * 100; } static String join(String a, Object b) { return a + b; } static long cnt; static void tick() { cnt++; } static int fib(MethodHandle self, int n) throws Throwable { return n < 2 ? n : (int) self.invokeExact(self, n - 1) + (int) self.invokeExact(self, n - 2); }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        Map<String, Cmd> cmds = new TreeMap<>();
        for (Cmd c : new Cmd[] {new Cmd("sum", l.findStatic(Reinvoke.class, "sum3", methodType(int.class, int.class, int.class, int.class))), new Cmd("join", l.findStatic(Reinvoke.class, "join", methodType(String.class, String.class, Object.class))), new Cmd("upper", l.findVirtual(String.class, "toUpperCase", methodType(String.class))), new Cmd("tick", l.findStatic(Reinvoke.class, "tick", methodType(void.class))), new Cmd("list", l.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class)))}) cmds.put(c.name, c);
        System.out.println(cmds.get("sum").run(1, 2, 3) + " " + cmds.get("join").run("a", 5) + " " + cmds.get("upper").run("abc") + " " + cmds.get("tick").run() + cnt + " " + cmds.get("list").run((Object) new Object[] {7}));
        for (Object[] bad : new Object[][] {{1}, {1, 2, "x"}, {1, 2, 3, 4}, null}) try { System.out.println(cmds.get("sum").run(bad)); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
        Events ev = new Events(); Reinvoke r = new Reinvoke();
        ev.on("n", l.bind(r, "add", methodType(void.class, Integer.class))); ev.on("n", l.findStatic(Reinvoke.class, "shout", methodType(void.class, Object.class))); ev.on("n", dropArguments(l.findStatic(Reinvoke.class, "tick", methodType(void.class)), 0, Object.class));
        for (int i = 1; i <= 3; i++) ev.fire("n", i); ev.fire("none", 1); System.out.println(r.total + " " + cnt);
        try { ev.fire("n", "str"); } catch (ClassCastException e) { System.out.println("cce"); }
        MethodHandle fib = l.findStatic(Reinvoke.class, "fib", methodType(int.class, MethodHandle.class, int.class)); System.out.println((int) fib.invokeExact(fib, 15));
        MethodHandle sum = l.findStatic(Reinvoke.class, "sum3", methodType(int.class, int.class, int.class, int.class)), cur = sum; for (int i = 1; i <= 3; i++) cur = insertArguments(cur, 0, i); System.out.println((int) cur.invokeExact() + " " + cur.type());
        System.out.println(sum.equals(l.findStatic(Reinvoke.class, "sum3", sum.type())) + " " + (sum.type() == l.findStatic(Reinvoke.class, "sum3", sum.type()).type()));
        Function<Integer, Function<Integer, Integer>> curry = a -> b -> { try { return (int) sum.invokeExact((int) a, (int) b, 0); } catch (Throwable t) { throw new IllegalStateException(t); } }; System.out.println(curry.apply(4).apply(5));
        MethodHandle comp = identity(int.class), inc = insertArguments(l.findStatic(Integer.class, "sum", methodType(int.class, int.class, int.class)), 0, 1); for (int i = 0; i < 30; i++) comp = filterReturnValue(comp, inc); System.out.println((int) comp.invokeExact(12));
        Comparator<Object> cmp = MethodHandleProxies.asInterfaceInstance(Comparator.class, l.findVirtual(String.class, "compareTo", methodType(int.class, String.class)).asType(methodType(int.class, Object.class, Object.class))); List<Object> ls = new ArrayList<>(List.of("q", "a", "m")); ls.sort(cmp); System.out.println(ls);
        long acc = 0; MethodHandle mul = l.findStatic(Math.class, "multiplyHigh", methodType(long.class, long.class, long.class)); for (int i = 0; i < 500; i++) acc += (long) mul.invokeExact(acc * 31 + i, Long.MAX_VALUE - i); System.out.println(acc);
    }
}
