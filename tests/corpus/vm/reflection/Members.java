// Declared and inherited members, sorted, with modifiers and generic forms.
import java.lang.reflect.*;
import java.util.*;

public class Members {
    static abstract class Base<T> { protected T val; public static final int K = 1; volatile transient long vt; protected abstract T make(List<? super T> l) throws java.io.IOException; public synchronized void sync() { } static strictfp double sfp(double d) { return d; } private void hid() { } public final void fin(int... xs) { } native int nat(); Base() { } protected Base(T t, int... r) throws Exception { } }
    static class Derived extends Base<String> implements Comparable<Derived>, Runnable { public int pub; private final String priv = ""; String pkg; @Override protected String make(List<? super String> l) { return null; } public int compareTo(Derived o) { return 0; } public void run() { } public <X extends Number & Comparable<X>> X gen(X x, Map<String, ? extends X[]> m) { return x; } }
    interface I { int C = 5; void a(); default void d() { } static void s() { } private void p() { } }

    static void sorted(String t, Object[] a) { TreeSet<String> s = new TreeSet<>(); for (Object o : a) s.add(o instanceof Method ? ((Method) o).toGenericString() : o instanceof Field ? ((Field) o).toGenericString() : o instanceof Constructor ? ((Constructor<?>) o).toGenericString() : o.toString()); System.out.println(t + ":"); for (String x : s) System.out.println("   " + x); }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Base.class, Derived.class, I.class}) {
            System.out.println("== " + c + " " + Modifier.toString(c.getModifiers()));
            sorted("declared fields", c.getDeclaredFields());
            sorted("fields", c.getFields());
            sorted("declared methods", c.getDeclaredMethods());
            sorted("constructors", c.getDeclaredConstructors());
            sorted("public constructors", c.getConstructors());
            System.out.println(Arrays.toString(c.getGenericInterfaces()) + c.getGenericSuperclass() + Arrays.toString(c.getTypeParameters()));
        }
        TreeSet<String> pm = new TreeSet<>();
        for (Method m : Derived.class.getMethods()) if (m.getDeclaringClass() != Object.class) pm.add(m.getName() + m.getParameterCount() + m.isBridge() + m.isDefault() + m.isVarArgs() + m.isSynthetic() + m.getDeclaringClass().getSimpleName());
        System.out.println(pm);
        sorted("classes", Members.class.getDeclaredClasses());
        Method m = Derived.class.getMethod("compareTo", Derived.class);
        System.out.println(m + " " + m.getReturnType() + m.equals(Derived.class.getDeclaredMethod("compareTo", Derived.class)) + m.hashCode());
        for (String bad : new String[] {"nope", "hid", "compareTo"}) try { System.out.println(Derived.class.getMethod(bad, int.class, String[].class)); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { Derived.class.getField("priv"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
        try { Derived.class.getConstructor(int.class); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        System.out.println(Derived.class.getMethod("toString").getDeclaringClass() + " " + Derived.class.getField("K").get(null) + " " + Derived.class.isInstance(new Derived()) + Base.class.isAssignableFrom(Derived.class) + Derived.class.asSubclass(Runnable.class));
        try { String.class.asSubclass(Runnable.class); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        try { Integer.class.cast("x"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    }
}
