// A command processor finding classes and methods by name from standard input.
//@ stdin: add 3 4\nconcat foo bar baz\nmax 1.5 2.5\nnope\nadd x 1\nadd 1\nnew Point 3 4\nnew Point\nnew Ghost\ntoggle true\nchars a b\nprivate\nlist 5 6 7\nnull\n
import java.lang.reflect.*;
import java.util.*;

public class PluginsByName {
    public static class Commands { public int add(int a, int b) { return a + b; } public String concat(String... parts) { return String.join("+", parts); } public double max(double a, double b) { return Math.max(a, b); } public boolean toggle(boolean b) { return !b; } public int chars(char a, char b) { return a + b; } private void secret() { } public List<Integer> list(Integer... is) { return new ArrayList<>(Arrays.asList(is)); } public void none() { } public Object nulls() { return null; } }
    public record Point(int x, int y) { public Point() { this(0, 0); } }

    static Object convert(String s, Class<?> t) {
        if (t == String.class) return s;
        if (t == char.class) return s.charAt(0);
        Class<?> box = t.isPrimitive() ? (Class<?>) Array.get(Array.newInstance(t, 1), 0).getClass() : t;
        try { return box.getMethod("valueOf", String.class).invoke(null, s); } catch (InvocationTargetException e) { throw new IllegalArgumentException(e.getCause().getMessage()); } catch (ReflectiveOperationException e) { throw new IllegalArgumentException("cannot convert to " + t, e); }
    }
    static Object[] args(Executable e, List<String> in) {
        Class<?>[] ps = e.getParameterTypes();
        if (e.isVarArgs()) { Class<?> ct = ps[0].getComponentType(); Object arr = Array.newInstance(ct, in.size()); for (int i = 0; i < in.size(); i++) Array.set(arr, i, convert(in.get(i), ct)); return new Object[] {arr}; }
        if (ps.length != in.size()) throw new IllegalArgumentException(e.getName() + " wants " + ps.length + " arguments");
        Object[] r = new Object[ps.length];
        for (int i = 0; i < r.length; i++) r[i] = convert(in.get(i), ps[i]);
        return r;
    }
    static Object run(String line) throws Exception {
        List<String> w = List.of(line.trim().split("\\s+"));
        if (w.get(0).equals("new")) { Class<?> c = Class.forName("PluginsByName$" + w.get(1)); for (Constructor<?> k : c.getConstructors()) if (k.getParameterCount() == w.size() - 2) return k.newInstance(args(k, w.subList(2, w.size()))); throw new NoSuchMethodException("no constructor"); }
        for (Method m : Commands.class.getMethods()) if (m.getName().equals(w.get(0)) && m.getDeclaringClass() == Commands.class) return m.invoke(new Commands(), args(m, w.subList(1, w.size())));
        throw new NoSuchMethodException(w.get(0));
    }

    public static void main(String[] a) throws Exception {
        Scanner in = new Scanner(System.in);
        int n = 0;
        while (in.hasNextLine()) {
            String line = in.nextLine();
            if (line.isBlank()) continue;
            try { Object r = run(line); System.out.println(++n + ": " + line + " = " + r + (r == null ? "" : " (" + r.getClass().getSimpleName() + ")")); }
            catch (IllegalArgumentException | ReflectiveOperationException e) { System.out.println(++n + ": " + line + " ! " + e.getClass().getSimpleName() + " " + e.getMessage()); }
        }
        System.out.println(run("none") + " " + run("nulls") + " " + in.hasNext());
    }
}
