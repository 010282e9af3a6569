// Records, enums, lambdas and proxies through serialization, with custom hooks.
import java.io.*;
import java.lang.reflect.Proxy;
import java.util.*;
import java.util.function.*;

public class SerialMore {
    record P(int x, List<String> l) implements Serializable { P { if (x < 0) throw new IllegalArgumentException("neg"); System.out.print("<P" + x + "> "); } }
    enum E implements Serializable { A, B { @Override public String toString() { return "bee"; } } }
    static class Node implements Serializable { private static final long serialVersionUID = 1; String n; Node next; transient int cache = 7; transient Supplier<String> lazy; final int fin; Node(String n, int f) { this.n = n; fin = f; } private void writeObject(ObjectOutputStream o) throws IOException { o.defaultWriteObject(); o.writeInt(n.length()); } private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException { i.defaultReadObject(); int k = i.readInt(); lazy = () -> n + k; } private Object readResolve() { cache++; return this; } }
    static class Sup { int s = 5; Sup() { s = 6; } } static class Sub extends Sup implements Serializable { int t = 8; Sub() { s = 100; } }
    static class Single implements Serializable { static final Single I = new Single(); private Object readResolve() { return I; } }
    static class Ext implements Externalizable { String v = "none"; public Ext() { } Ext(String v) { this.v = v; } public void writeExternal(ObjectOutput o) throws IOException { o.writeUTF(v + "!"); } public void readExternal(ObjectInput i) throws IOException { v = i.readUTF(); } }
    interface SFn extends Function<Integer, Integer>, Serializable { } static class H implements java.lang.reflect.InvocationHandler, Serializable { public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) { return m.getName() + (a == null ? 0 : a.length); } } interface Named { String name(); }
    @SuppressWarnings("unchecked") static <T> T rt(T o) throws Exception { ByteArrayOutputStream b = new ByteArrayOutputStream(); try (ObjectOutputStream s = new ObjectOutputStream(b)) { s.writeObject(o); } try (ObjectInputStream s = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()))) { return (T) s.readObject(); } }

    public static void main(String[] args) throws Exception {
        System.out.println(rt(new P(3, new ArrayList<>(List.of("a")))) + " " + rt(new P(1, List.of("x", "y"))).equals(new P(1, List.of("x", "y"))));
        System.out.println((rt(E.A) == E.A) + " " + (rt(E.B) == E.B) + rt(new EnumMap<>(Map.of(E.B, 1))) + rt(EnumSet.of(E.A)));
        Node a = new Node("aa", 1), b = new Node("b", 2); a.next = b; b.next = a; Node r = rt(a); System.out.println(r.n + r.next.n + (r.next.next == r) + r.cache + r.lazy.get() + r.next.lazy.get() + r.fin);
        Sub s = rt(new Sub()); System.out.println(s.s + " " + s.t + (rt(Single.I) == Single.I) + rt(new Ext("e")).v);
        int k = 4; SFn f = x -> x * k, g = rt(f); System.out.println(g.apply(5) + rt((Supplier<String> & Serializable) () -> "sup" + k).get() + rt((SFn) Math::abs).apply(-9) + rt((Comparator<String> & Serializable) String::compareTo).compare("a", "b"));
        Named nm = rt((Named) Proxy.newProxyInstance(SerialMore.class.getClassLoader(), new Class<?>[] {Named.class}, new H())); System.out.println(nm.name() + Proxy.isProxyClass(nm.getClass()));
        Object[] shared = {a, a, new int[][] {{1}, {2, 3}}, "str", "str", new Integer[] {1, null}, E.A, String.class, new StringBuilder("sb"), 'c', 1.5, new BitSet(), new Date(0), Locale.ROOT, Optional.class, UUID.fromString("00000000-0000-0001-0000-000000000002"), new java.math.BigInteger("123456789012345678901234567890"), new TreeMap<>(Comparator.reverseOrder()), new ArrayDeque<>(List.of(1, 2)), new LinkedHashMap<>(Map.of("k", List.of())), new boolean[] {true}, Collections.unmodifiableList(new ArrayList<>(List.of(1)))}; Object[] c = rt(shared); System.out.println((c[0] == c[1]) + " " + ((int[][]) c[2])[1][1] + (c[3] == c[4]) + Arrays.toString((Integer[]) c[5]) + c[6] + c[7] + c[8] + c[9] + c[10] + c[11] + ((Date) c[12]).getTime() + c[14] + c[15] + c[16] + c[17] + c[18] + c[19] + c[21]);
        for (Object bad : new Object[] {new Object(), List.of(new Object()), (Runnable) () -> { }, new Sup(), Optional.of(1), new Thread()}) try { rt(bad); System.out.println("?"); } catch (NotSerializableException e) { System.out.println("not: " + e.getMessage().replaceAll("\\$\\$Lambda.*", "\\$\\$Lambda")); }
        byte[] raw; { ByteArrayOutputStream o = new ByteArrayOutputStream(); try (ObjectOutputStream q = new ObjectOutputStream(o)) { q.writeObject(new P(5, null)); } raw = o.toByteArray(); } for (int i = 0; i < raw.length - 3; i++) if (raw[i] == 0 && raw[i + 1] == 0 && raw[i + 2] == 0 && raw[i + 3] == 5) { raw[i] = -1; break; } try (ObjectInputStream q = new ObjectInputStream(new ByteArrayInputStream(raw))) { q.readObject(); } catch (InvalidObjectException | IllegalArgumentException e) { System.out.println(e.getClass().getSimpleName()); }
        try (ObjectInputStream q = new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}))) { q.readObject(); } catch (StreamCorruptedException e) { System.out.println(e.getMessage()); } System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Object.class) + ObjectStreamClass.lookup(Sub.class).getFields().length);
    }
}
