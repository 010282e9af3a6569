// Dynamic proxies: dispatch of all kinds of methods, defaults, Object methods, failures.
import java.lang.reflect.*;
import java.util.*;

public class Proxies {
    interface A { int add(int a, long b); String name(); default String def(String s) { return "def" + s + name(); } void run() throws java.io.IOException; }
    interface B { double d(float f, char c, boolean z, byte b, short s); String name(); int[] arr(String... v); static int st() { return 1; } }
    interface G<T> { T get(T t); }
    interface SG extends G<String> { @Override String get(String s); }

    static class H implements InvocationHandler {
        final Map<String, Object> res = new HashMap<>();
        public Object invoke(Object p, Method m, Object[] args) throws Throwable {
            System.out.print("[" + m.getDeclaringClass().getSimpleName() + "." + m.getName() + (args == null ? "" : Arrays.deepToString(args)) + "] ");
            if (m.isDefault()) return InvocationHandler.invokeDefault(p, m, args);
            Object r = res.get(m.getName());
            if (r instanceof Throwable) throw (Throwable) r;
            return r;
        }
    }

    static void t(Body b) { try { System.out.println(b.run()); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage() + (e instanceof UndeclaredThrowableException ? " cause " + e.getCause() : "")); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) throws Exception {
        H h = new H();
        Object p = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {A.class, B.class}, h);
        A a = (A) p; B b = (B) p;
        h.res.put("add", 7); h.res.put("name", "nm"); h.res.put("d", 2.5); h.res.put("arr", new int[] {1, 2}); h.res.put("equals", true); h.res.put("hashCode", 99); h.res.put("toString", "PROXY");
        t(() -> a.add(1, 2L));
        t(() -> a.name() + b.name());
        t(() -> a.def("x"));
        t(() -> b.d(1.5f, 'c', true, (byte) 1, (short) 2));
        t(() -> b.arr("p", "q").length);
        t(() -> p.equals("z") + " " + p.hashCode() + " " + p);
        t(() -> { a.run(); return "ran"; });
        h.res.put("run", new java.io.IOException("declared")); t(() -> { a.run(); return "?"; });
        h.res.put("run", new Exception("undeclared")); t(() -> { a.run(); return "?"; });
        h.res.put("run", new IllegalStateException("unchecked")); t(() -> { a.run(); return "?"; });
        h.res.put("run", new Error("error")); t(() -> { a.run(); return "?"; });
        h.res.put("add", null); t(() -> a.add(1, 1));
        h.res.put("add", "str"); t(() -> { try { return a.add(1, 1); } catch (ClassCastException e) { return "cce"; } });
        h.res.put("add", 5L); t(() -> { try { return a.add(1, 1); } catch (ClassCastException e) { return "cce"; } });
        h.res.put("get", "got");
        SG g = (SG) Proxy.newProxyInstance(null == null ? Proxies.class.getClassLoader() : null, new Class<?>[] {SG.class}, h);
        t(() -> g.get("s") + ((G) g).get("t"));
        Class<?> c = p.getClass();
        System.out.println(Proxy.isProxyClass(c) + " " + (Proxy.getInvocationHandler(p) == h) + " " + Arrays.toString(c.getInterfaces()) + " " + c.getSuperclass() + " " + Modifier.isFinal(c.getModifiers()) + c.getSimpleName().startsWith("$Proxy") + (p instanceof Proxy) + (Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {A.class, B.class}, h).getClass() == c));
        t(() -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {String.class}, h));
        t(() -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {A.class, A.class}, h));
        t(() -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {A.class}, null));
        t(() -> Proxy.getInvocationHandler("x"));
        Comparator<String> cmp = (Comparator<String>) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Comparator.class}, (x, m, as) -> m.isDefault() ? InvocationHandler.invokeDefault(x, m, as) : -((String) as[0]).compareTo((String) as[1]));
        List<String> l = new ArrayList<>(List.of("b", "a", "c"));
        l.sort(cmp); System.out.println(l); l.sort(cmp.reversed()); System.out.println(l);
        Runnable r = (Runnable) Proxy.newProxyInstance(ClassLoader.getSystemClassLoader(), new Class<?>[] {Runnable.class, Comparable.class}, (x, m, as) -> { System.out.println(m.getName() + (as == null)); return m.getReturnType() == int.class ? 3 : null; });
        r.run(); System.out.println(((Comparable) r).compareTo(r));
        Object self = Proxy.newProxyInstance(ClassLoader.getSystemClassLoader(), new Class<?>[0], (x, m, as) -> switch (m.getName()) { case "equals" -> x == as[0]; case "hashCode" -> System.identityHashCode(x); default -> "none"; });
        System.out.println(self.equals(self) + " " + self + " " + (self.hashCode() == self.hashCode()) + new HashSet<>(List.of(self)).contains(self));
    }
}
