// Class objects as keys and tokens: type-safe maps, super type tokens, primitives and wrappers.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ClassTokens {
    static class Registry { private final Map<Class<?>, Object> m = new LinkedHashMap<>(); <T> Registry put(Class<T> c, T t) { m.put(Objects.requireNonNull(c), c.cast(t)); return this; } <T> T get(Class<T> c) { return c.cast(m.get(c)); } <T> List<T> all(Class<T> c) { List<T> l = new ArrayList<>(); for (Object o : m.values()) if (c.isInstance(o)) l.add(c.cast(o)); return l; } }
    static abstract class TypeRef<T> { final Type type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; @Override public boolean equals(Object o) { return o instanceof TypeRef<?> r && r.type.equals(type); } @Override public int hashCode() { return type.hashCode(); } }
    static final Map<Class<?>, Class<?>> WRAP = new LinkedHashMap<>();
    static { for (Class<?> p : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, void.class}) WRAP.put(p, p == void.class ? Void.class : Array.get(Array.newInstance(p, 1), 0).getClass()); }
    static <T> T create(Class<? extends T> c, Object... args) { for (Constructor<?> k : c.getDeclaredConstructors()) if (k.getParameterCount() == args.length) try { return c.cast(k.newInstance(args)); } catch (ReflectiveOperationException | IllegalArgumentException e) { throw new IllegalStateException(c.getSimpleName(), e); } throw new IllegalStateException("no constructor of " + c.getSimpleName()); }
    record P(int x) { }
    static class Dispatch { private final Map<Class<?>, Function<Object, String>> h = new HashMap<>(); <T> Dispatch on(Class<T> c, Function<? super T, String> f) { h.put(c, o -> f.apply(c.cast(o))); return this; } String go(Object o) { for (Class<?> c = o.getClass(); c != null; c = c.getSuperclass()) { if (h.containsKey(c)) return h.get(c).apply(o); for (Class<?> i : c.getInterfaces()) if (h.containsKey(i)) return h.get(i).apply(o); } return "unhandled " + o.getClass().getSimpleName(); } }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Registry r = new Registry().put(String.class, "s").put(Integer.class, 5).put(CharSequence.class, new StringBuilder("sb")).put(P.class, new P(1));
        System.out.println(r.get(String.class) + r.get(Integer.class) + r.get(Long.class) + " " + r.all(CharSequence.class) + r.all(Comparable.class) + r.all(Object.class).size());
        try { r.put((Class) Integer.class, "no"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        WRAP.forEach((p, w) -> System.out.print(p + "=" + w.getSimpleName() + (p.isPrimitive() && !w.isPrimitive() && p != w) + " "));
        System.out.println((int.class == Integer.TYPE) + " " + (int.class == (Object) Integer.class) + " " + int[].class.getComponentType().isPrimitive());
        TypeRef<?> a = new TypeRef<List<Map<String, int[]>>>() { }, b = new TypeRef<List<Map<String, int[]>>>() { }, c = new TypeRef<List<Map<String, long[]>>>() { }, d = new TypeRef<String>() { };
        System.out.println(a.type + " " + a.equals(b) + (a.hashCode() == b.hashCode()) + a.equals(c) + " " + d.type + " " + new TypeRef<List<?>[]>() { }.type + " " + new TypeRef<Map.Entry<? super Integer, ? extends List<String>>>() { }.type);
        System.out.println(create(P.class, 4) + " " + create(StringBuilder.class).append("x") + ClassTokens.<Object>create(ArrayList.class));
        for (Supplier<?> s : List.<Supplier<?>>of(() -> create(P.class), () -> create(P.class, "x"), () -> create(Runnable.class))) try { System.out.println(s.get()); } catch (IllegalStateException e) { System.out.println(e.getMessage() + " " + (e.getCause() == null ? "" : e.getCause().getClass().getSimpleName())); }
        Dispatch dp = new Dispatch().on(Number.class, n -> "num" + n.intValue()).on(Integer.class, i -> "int" + i).on(List.class, l -> "list" + l.size()).on(CharSequence.class, q -> "cs" + q.length()).on(Object[].class, o -> "arr" + o.length);
        for (Object o : new Object[] {1, 2.9, "abc", new ArrayList<>(List.of(1)), new Object[2], 'c', new P(1)}) System.out.print(dp.go(o) + " ");
        System.out.println();
        Class<?> k = Object[][].class;
        System.out.println(k.isInstance(new String[0][0]) + " " + k.isInstance(new int[0][0]) + Object[].class.isInstance(new int[0][0]) + " " + Number.class.isAssignableFrom(Integer.class) + long.class.isAssignableFrom(int.class) + Comparable.class.isAssignableFrom(String.class) + Object.class.isAssignableFrom(int.class));
        Set<Class<?>> cs = new HashSet<>(List.of(String.class, Integer.class));
        System.out.println(cs.contains("x".getClass()) + " " + cs.contains(Object.class) + " " + List.of(1, 2).getClass().equals(List.of(3, 4).getClass()) + (String.class.hashCode() == "q".getClass().hashCode()));
    }
}
