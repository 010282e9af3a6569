// The same class defined by two loaders: distinct types, separate statics, casts fail.
import java.io.*;
import java.util.*;
import java.util.function.Supplier;

public class TwoLoaders {
    public static class Counter implements Supplier<Integer>, Comparable<Object> {
        static int count;
        static { System.out.print("(init) "); }
        public Integer get() { return ++count; }
        public int compareTo(Object o) { return o instanceof Counter ? 1 : 0; }
        public String cast(Object o) { try { return "" + (Counter) o; } catch (ClassCastException e) { return e.getMessage().replaceAll("@[0-9a-f]+", "@"); } }
        @Override public String toString() { return "counter"; }
    }

    static byte[] bytes(String n) throws IOException { try (InputStream in = TwoLoaders.class.getResourceAsStream(n.replace('.', '/') + ".class")) { return in.readAllBytes(); } }

    static class Child extends ClassLoader {
        final Set<String> own;
        Child(String name, String... own) { super(name, TwoLoaders.class.getClassLoader()); this.own = Set.of(own); }
        @Override protected Class<?> loadClass(String n, boolean resolve) throws ClassNotFoundException {
            if (!own.contains(n)) return super.loadClass(n, resolve);
            synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c != null) return c;
                try { byte[] b = bytes(n); return defineClass(n, b, 0, b.length); } catch (IOException e) { throw new ClassNotFoundException(n, e); }
            }
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        String n = "TwoLoaders$Counter";
        Child a = new Child("left", n), b = new Child(null, n);
        Class<?> ca = a.loadClass(n), cb = Class.forName(n, true, b);
        System.out.println((ca == cb) + " " + (ca == Counter.class) + " " + ca.getName().equals(cb.getName()) + " " + (ca == a.loadClass(n)) + " " + ca.getClassLoader().getName() + " " + cb.getClassLoader().getName());
        Supplier<Integer> x = (Supplier<Integer>) ca.getConstructor().newInstance(), y = (Supplier<Integer>) cb.getConstructor().newInstance(), z = new Counter();
        System.out.println(x.get() + x.get() + " " + y.get() + " " + z.get() + z.get() + z.get());
        System.out.println((x instanceof Counter) + " " + ca.isInstance(x) + cb.isInstance(x) + Counter.class.isInstance(z) + ca.isAssignableFrom(cb));
        try { Counter c = (Counter) (Object) x; } catch (ClassCastException e) { System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@")); }
        System.out.println(ca.getMethod("cast", Object.class).invoke(x, y));
        System.out.println(((Comparable<Object>) x).compareTo(y) + " " + ((Comparable<Object>) x).compareTo(x));
        Object arr = java.lang.reflect.Array.newInstance(ca, 2);
        try { ((Object[]) arr)[0] = y; } catch (ArrayStoreException e) { System.out.println("ASE " + e.getMessage()); }
        System.out.println(arr.getClass().getName() + " " + (arr.getClass() == Class.forName("[L" + n + ";", false, a)) + (arr.getClass() == Counter[].class));
        System.out.println(ca.getProtectionDomain() == null ? "none" : "pd " + (ca.getProtectionDomain().getCodeSource() == null));
        System.out.println(ca.getModule() == a.getUnnamedModule() ? "own unnamed module" : "shared");
        System.out.println(ca.getPackage().getName().isEmpty() + " " + ca.getNestHost().getName());
        try { ca.getMethod("nope"); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        StackTraceElement st = ((Throwable) Class.forName("TwoLoaders$Boom", true, new Child("right", "TwoLoaders$Boom")).getConstructor().newInstance()).getStackTrace()[0];
        System.out.println(st + " " + st.getClassLoaderName());
    }
    public static class Boom extends Exception { }
}
