// A generic object dumper over fields of any class, with cycles and arrays.
import java.lang.reflect.*;
import java.util.*;

public class ObjectDumper {
    static class Addr { String street = "Main"; int no = 5; }
    static class Person { private final String name; protected int age; Addr addr; Person friend; List<String> tags = new ArrayList<>(); int[][] grid = {{1}, {2, 3}}; transient String skip = "t"; static String st = "static"; Object any; Thread.State state = Thread.State.NEW; char c = 'x'; double d = 1.5; Person(String n, int a) { name = n; age = a; } }
    static class Worker extends Person { private String name = "hidden"; float pay; Worker(String n, int a, float p) { super(n, a); pay = p; } }

    static String dump(Object o) throws IllegalAccessException { return dump(o, new IdentityHashMap<>(), 0); }
    static String dump(Object o, Map<Object, Integer> seen, int depth) throws IllegalAccessException {
        if (o == null) return "null";
        Class<?> c = o.getClass();
        if (c == String.class) return "\"" + o + "\"";
        if (o instanceof Number || o instanceof Boolean || o instanceof Character || c.isEnum()) return o.toString();
        Integer id = seen.get(o);
        if (id != null) return "@" + id;
        seen.put(o, seen.size() + 1);
        StringBuilder s = new StringBuilder();
        if (c.isArray()) { s.append(c.getComponentType().getSimpleName()).append('['); for (int i = 0; i < Array.getLength(o); i++) s.append(i > 0 ? "," : "").append(dump(Array.get(o, i), seen, depth + 1)); return s.append(']').toString(); }
        if (o instanceof Collection<?> col) { s.append("("); for (Object x : col) s.append(s.length() > 1 ? "," : "").append(dump(x, seen, depth + 1)); return s.append(")").toString(); }
        s.append(c.getSimpleName()).append("#").append(seen.size()).append('{');
        Deque<Class<?>> chain = new ArrayDeque<>();
        for (Class<?> k = c; k != Object.class; k = k.getSuperclass()) chain.push(k);
        for (Class<?> k : chain) {
            Field[] fs = k.getDeclaredFields();
            Arrays.sort(fs, Comparator.comparing(Field::getName));
            for (Field f : fs) { if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) != 0 || f.isSynthetic()) continue; f.setAccessible(true); s.append(k == c ? "" : k.getSimpleName() + ".").append(f.getName()).append('=').append(dump(f.get(o), seen, depth + 1)).append(' '); }
        }
        return s.toString().stripTrailing() + "}";
    }

    static Object copy(Object o) throws Exception { Class<?> c = o.getClass(); Constructor<?> k = c.getDeclaredConstructors()[0]; Object[] args = Arrays.stream(k.getParameterTypes()).map(t -> t == int.class ? (Object) 0 : t == float.class ? (Object) 0f : null).toArray(); k.setAccessible(true); Object r = k.newInstance(args); for (Class<?> q = c; q != Object.class; q = q.getSuperclass()) for (Field f : q.getDeclaredFields()) if (!Modifier.isStatic(f.getModifiers())) { f.setAccessible(true); f.set(r, f.get(o)); } return r; }
    static boolean same(Object a, Object b) throws Exception { if (a.getClass() != b.getClass()) return false; for (Class<?> q = a.getClass(); q != Object.class; q = q.getSuperclass()) for (Field f : q.getDeclaredFields()) { f.setAccessible(true); if (!Objects.deepEquals(f.get(a), f.get(b))) return false; } return true; }

    public static void main(String[] args) throws Exception {
        Worker w = new Worker("Ann", 30, 12.5f);
        Person p = new Person("Bob", 40);
        w.addr = new Addr(); w.friend = p; p.friend = w; p.addr = w.addr; w.tags.add("x"); w.tags.add(null); w.any = new Object[] {1, "two", p, new long[] {3}};
        System.out.println(dump(w));
        System.out.println(dump(new Object[] {1, null, new int[0], "s", 'c', true, 2.5, List.of()}));
        Worker k = (Worker) copy(w);
        System.out.println(same(w, k) + " " + (k != w) + " " + (k.addr == w.addr) + " " + k.age + k.pay);
        k.age++;
        System.out.println(same(w, k));
        Field fin = Person.class.getDeclaredField("name");
        fin.setAccessible(true);
        fin.set(p, "Changed");
        System.out.println(p.name + " " + fin.get(p));
        System.out.println(dump(k).length() == dump(w).length());
    }
}
