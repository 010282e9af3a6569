// Properties of lambda objects and classes that do not depend on their names.
import java.io.Serializable;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class LambdaClass {
    static Supplier<String> same() { return () -> "s"; }
    static Supplier<String> cap(String s) { return () -> s; }
    interface Two<T> extends Function<T, T>, Comparator<T> { default T apply(T t) { return t; } }
    @FunctionalInterface interface Ann { Object go(Object o); boolean equals(Object o); default String d() { return "d" + go("x"); } static String s() { return "s"; } }
    interface Generic { <T> T id(T t); }
    static <T> T ident(T t) { return t; }
    abstract static class Holder { static int inits; static { inits++; System.out.print("Holder init "); } static Runnable r() { return () -> { }; } }

    public static void main(String[] args) throws Exception {
        Supplier<String> a = same(), b = same();
        System.out.println((a == b) + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + (cap("x").getClass() == cap("y").getClass()));
        Supplier<String>[] loop = new Supplier[3];
        for (int i = 0; i < 3; i++) loop[i] = () -> "l";
        System.out.println((loop[0] == loop[2]) + " " + (loop[0] == a));
        Class<?> c = a.getClass();
        System.out.println(c.isSynthetic() + " " + c.isAnonymousClass() + " " + c.isHidden() + " " + Modifier.isFinal(c.getModifiers()) + " " + Arrays.toString(c.getInterfaces()) + " " + c.getSuperclass() + " " + c.getPackageName().isEmpty() + " " + c.isInterface() + c.isMemberClass() + c.isLocalClass());
        System.out.println(c.getName().startsWith("LambdaClass$$Lambda") + " " + c.getSimpleName().startsWith("LambdaClass$$Lambda") + " " + c.getCanonicalName() + " " + (c.getClassLoader() == LambdaClass.class.getClassLoader()) + " " + c.getNestHost().getName() + " " + (c.getProtectionDomain() == LambdaClass.class.getProtectionDomain()));
        Runnable multi = (Runnable & Serializable & Cloneable) () -> { };
        System.out.println(Arrays.toString(multi.getClass().getInterfaces()));
        System.out.println(cap("q").getClass().getDeclaredFields().length + " " + c.getDeclaredFields().length + " " + cap("q").getClass().getDeclaredConstructors().length);
        Two<String> t = String::compareTo;
        System.out.println(t.compare("a", "b") + t.apply("app") + (t instanceof Comparator) + t.reversed().compare("a", "b"));
        Ann n = x -> x + "!";
        System.out.println(n.d() + Ann.s() + n.equals(n));
        Generic g = LambdaClass::ident;
        System.out.println(g.id("gen") + g.<Integer>id(4));
        System.out.println(Holder.inits + " ");
        Runnable hr = Holder.r();
        System.out.println(hr != null);
        Set<String> lam = new TreeSet<>();
        for (Method m : LambdaClass.class.getDeclaredMethods()) if (m.getName().startsWith("lambda$")) lam.add(m.getName().replaceAll("\\d+", "N") + " " + Modifier.toString(m.getModifiers()) + m.isSynthetic());
        System.out.println(lam);
        String ts = a.toString();
        System.out.println(ts.startsWith("LambdaClass$$Lambda") + " " + ts.contains("@") + " " + (a.getClass().getMethod("get").invoke(a)));
        synchronized (a) { a.notifyAll(); }
        try { c.getDeclaredConstructors()[0].newInstance(); System.out.println("made?"); } catch (IllegalAccessException e) { System.out.println("private ctor"); }
        try { Class.forName(c.getName()); } catch (ClassNotFoundException e) { System.out.println("hidden not found"); }
    }
}
