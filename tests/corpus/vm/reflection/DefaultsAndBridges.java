// Which methods reflection finds: inherited defaults, statics, bridges, private and overridden.
import java.lang.reflect.*;
import java.util.*;

public class DefaultsAndBridges {
    interface A<T> { T get(); default String d() { return "A.d"; } static void st() { } void set(T t); }
    interface B extends A<String> { @Override default String d() { return "B.d"; } String get(); }
    static abstract class Base { public abstract Object get(); protected void prot() { } void pkg() { } private void priv() { } public static void bs() { } public String over(Object o) { return "Base"; } }
    static class C extends Base implements B { public String get() { return "C"; } public void set(String s) { } @Override public String over(Object o) { return "C"; } public String over(String s) { return "C.str"; } private void priv() { } public static void cs() { } }

    static String sig(Method m) { return m.getDeclaringClass().getSimpleName() + "." + m.getName() + Arrays.toString(m.getParameterTypes()).replaceAll("(class|interface) ", "").replace("java.lang.", "") + ":" + m.getReturnType().getSimpleName() + (m.isBridge() ? "/bridge" : "") + (m.isDefault() ? "/default" : ""); }
    static void list(String t, Method[] ms) { TreeSet<String> s = new TreeSet<>(); for (Method m : ms) if (m.getDeclaringClass() != Object.class) s.add(sig(m)); System.out.println(t + " " + s); }

    public static void main(String[] args) throws Exception {
        list("C all", C.class.getMethods());
        list("C declared", C.class.getDeclaredMethods());
        list("B all", B.class.getMethods());
        list("A all", A.class.getMethods());
        list("Base declared", Base.class.getDeclaredMethods());
        System.out.println(sig(C.class.getMethod("get")) + " " + sig(C.class.getMethod("d")) + " " + sig(C.class.getMethod("bs")) + " " + sig(B.class.getMethod("d")) + " " + sig(C.class.getMethod("over", Object.class)) + sig(C.class.getMethod("over", String.class)));
        for (String n : new String[] {"st", "prot", "priv", "nope"}) try { System.out.println(sig(C.class.getMethod(n))); } catch (NoSuchMethodException e) { System.out.println("none: " + e.getMessage()); }
        C c = new C();
        for (Method m : C.class.getDeclaredMethods()) if (m.isBridge() && m.getParameterCount() == 0) System.out.println(m.getName() + " bridge -> " + m.invoke(c));
        for (Method m : C.class.getDeclaredMethods()) if (m.isBridge() && m.getParameterCount() == 1) try { m.invoke(c, 5); System.out.println("?"); } catch (InvocationTargetException e) { System.out.println("bridge " + e.getCause().getClass().getSimpleName()); }
        System.out.println(Base.class.getMethod("over", Object.class).invoke(c, "x") + " " + A.class.getMethod("d").invoke(c) + " " + Base.class.getMethod("get").invoke(c));
        TreeSet<String> js = new TreeSet<>();
        for (Class<?> i : new Class<?>[] {Comparable.class, Runnable.class, Iterator.class, Comparator.class}) for (Method m : i.getMethods()) if (Modifier.isAbstract(m.getModifiers())) js.add(i.getSimpleName() + "." + m.getName());
        System.out.println(js);
        Set<Class<?>> up = new LinkedHashSet<>();
        Deque<Class<?>> todo = new ArrayDeque<>(List.of(C.class));
        while (!todo.isEmpty()) { Class<?> k = todo.poll(); if (k != null && up.add(k)) { if (k.getSuperclass() != null) todo.add(k.getSuperclass()); todo.addAll(List.of(k.getInterfaces())); } }
        up.forEach(k -> System.out.print(k.getSimpleName() + " "));
        System.out.println();
    }
}
