// Interfaces implemented at run time by hand-made handles: defaults, bridges and generic methods.
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class DynamicProxyish {
    interface Calc { int add(int a, int b); double half(int x); default int twice(int x) { return add(x, x); } String name(); void note(String s); }
    static class Target { int calls; int add(int a, int b) { calls++; return a + b; } double half(int x) { return x / 2.0; } static String name() { return "target"; } }
    static <T> T implement(Class<T> itf, Map<String, MethodHandle> impl) { return itf.cast(Proxy.newProxyInstance(itf.getClassLoader(), new Class<?>[] {itf}, (p, m, a) -> { if (m.isDefault() && !impl.containsKey(m.getName())) return InvocationHandler.invokeDefault(p, m, a); MethodHandle h = impl.get(m.getName()); if (h == null) throw new UnsupportedOperationException(m.getName()); return h.invokeWithArguments(a == null ? new Object[0] : a); })); }
    static void log(List<String> l, String s) { l.add("[" + s + "]"); }
    interface Handler extends InvocationHandler { }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup(); Target t = new Target(); List<String> notes = new ArrayList<>();
        Map<String, MethodHandle> m = new HashMap<>();
        m.put("add", l.bind(t, "add", methodType(int.class, int.class, int.class))); m.put("half", l.findVirtual(Target.class, "half", methodType(double.class, int.class)).bindTo(t)); m.put("name", l.findStatic(Target.class, "name", methodType(String.class))); m.put("note", l.findStatic(DynamicProxyish.class, "log", methodType(void.class, List.class, String.class)).bindTo(notes));
        Calc c = implement(Calc.class, m);
        c.note("hi"); c.note(null);
        System.out.println(c.add(2, 3) + " " + c.half(5) + " " + c.twice(21) + " " + c.name() + " " + t.calls + notes);
        m.remove("name"); try { c.name(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        m.put("name", throwException(String.class, Exception.class).bindTo(new Exception("checked"))); try { c.name(); } catch (UndeclaredThrowableException e) { System.out.println(e.getCause().getMessage()); }
        m.put("add", dropArguments(constant(Object.class, "not an int"), 0, int.class, int.class)); try { c.add(1, 1); } catch (ClassCastException e) { System.out.println("cce"); }
        m.put("add", dropArguments(constant(Object.class, null), 0, int.class, int.class)); try { c.add(1, 1); } catch (NullPointerException e) { System.out.println("npe"); }
        m.put("twice", insertArguments(l.findStatic(Math.class, "multiplyExact", methodType(int.class, int.class, int.class)), 0, 100)); System.out.println(c.twice(3));
        Method dm = Calc.class.getMethod("twice", int.class); MethodHandle direct = l.unreflectSpecial(dm, Calc.class.isInterface() ? DynamicProxyish.Sub.class : null); System.out.println(direct.type());
        System.out.println(new Sub().viaSuper(4));
        Iterator<Integer> it = implement(Iterator.class, Map.of("hasNext", constant(boolean.class, true), "next", constant(Integer.class, 5))); System.out.println(it.hasNext() + " " + it.next()); try { it.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        Comparable<String> cmp = implement(Comparable.class, Map.of("compareTo", dropArguments(constant(int.class, -9), 0, Object.class))); System.out.println(cmp.compareTo("x"));
    }
    static class Sub implements Calc { public int add(int a, int b) { return a * b; } public double half(int x) { return 0; } public String name() { return "sub"; } public void note(String s) { } @Override public int twice(int x) { return -1; } int viaSuper(int x) throws Throwable { return (int) lookup().findSpecial(Calc.class, "twice", methodType(int.class, int.class), Sub.class).invoke(this, x); } }
}
