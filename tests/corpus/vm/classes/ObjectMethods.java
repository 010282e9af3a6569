// toString, equals, hashCode, getClass, clone, finalize and wait of Object used in odd ways.
import java.util.*;

public class ObjectMethods {
    static class Plain { }
    static class Str { @Override public String toString() { return null; } }
    static class Ident { final int id; Ident(int id) { this.id = id; } @Override public int hashCode() { return id; } }
    static class Sneaky { @Override public boolean equals(Object o) { return true; } @Override public int hashCode() { return 7; } }
    static class Overload { public boolean equals(Overload o) { return true; } }
    interface WithDefault { default String describe() { return getClass().getSimpleName() + "/" + toString() + "/" + equals(this); } }
    record R(int x) implements WithDefault { }
    enum E implements WithDefault { A { @Override public String toString() { return "aaa"; } } }
    static abstract class Abs { @Override public abstract String toString(); @Override public abstract int hashCode(); }
    static boolean finalized;

    public static void main(String[] args) throws Exception {
        Plain p = new Plain();
        System.out.println(p.toString().startsWith("ObjectMethods$Plain@") + " " + p.toString().equals(p.getClass().getName() + "@" + Integer.toHexString(p.hashCode())) + " " + (p.hashCode() == System.identityHashCode(p)) + " " + new int[0].toString().startsWith("[I@") + new Plain[0][0].toString().startsWith("[[LObjectMethods$Plain;@"));
        System.out.println(new Str() + " " + String.valueOf(new Str()) + ("" + new Str()).length() + Objects.toString(new Str()) + " " + new StringBuilder().append(new Str()) + Arrays.asList(new Str()));
        System.out.println(new Ident(255) + " " + new Ident(0xabc) + " " + new Ident(5).equals(new Ident(5)) + new HashSet<>(List.of(new Ident(1), new Ident(2))).size());
        Set<Object> s = new HashSet<>(); s.add(new Sneaky()); s.add(new Sneaky()); s.add("x"); System.out.println(s.size() + " " + s.contains(new Sneaky()) + new Sneaky().equals("anything") + "x".equals(new Sneaky()));
        Overload o1 = new Overload(); Object o2 = new Overload(); System.out.println(o1.equals(new Overload()) + " " + o1.equals(o2) + o2.equals(o1) + List.of(o1).contains(new Overload()));
        System.out.println(new R(3).describe() + " " + E.A.describe() + " " + new Abs() { public String toString() { return "abs"; } public int hashCode() { return 1; } });
        Object lock = new Object(); boolean[] woke = new boolean[1];
        Thread t = new Thread(() -> { synchronized (lock) { woke[0] = true; lock.notifyAll(); } });
        synchronized (lock) { t.start(); while (!woke[0]) lock.wait(); } t.join(); System.out.println(woke[0]);
        synchronized (lock) { long before = System.nanoTime(); lock.wait(2); lock.wait(0, 1000); System.out.println(System.nanoTime() > before); }
        System.out.println(p.getClass() == Plain.class && !p.equals(new Plain()) && p.equals(p) && !p.equals(null));
        Class<? extends Number> nc = Integer.valueOf(1).getClass(); Class<?> ac = new String[0].getClass(); System.out.println(nc + " " + ac + " " + new ArrayList<String>().getClass().equals(new ArrayList<Integer>().getClass()) + void.class + int.class);
        List<Object> self = new ArrayList<>(); self.add(self); self.add(1); System.out.println(self); Map<String, Object> m = new HashMap<>(); m.put("me", m); System.out.println(m);
        try { self.hashCode(); } catch (StackOverflowError e) { System.out.println("hashCode overflows"); }
        StringBuilder a = new StringBuilder("x"), b = new StringBuilder("x"); System.out.println(a.equals(b) + " " + (a.compareTo(b) == 0) + a.toString().equals(b.toString()) + "x".contentEquals(a));
        int[] x = {1}, y = {1}; System.out.println(x.equals(y) + " " + Arrays.equals(x, y) + Objects.equals(x, y) + Objects.deepEquals(x, y) + (x.hashCode() == x.hashCode()) + Arrays.asList(x).contains(x));
        Object[] cyc = new Object[2]; cyc[0] = cyc; cyc[1] = "e"; System.out.println(Arrays.deepToString(cyc)); Object clone = cyc.clone(); System.out.println(((Object[]) clone)[0] == cyc);
        System.out.println(Optional.of(new Ident(9)) + " " + Map.entry(new Ident(1), new R(2)) + new AbstractMap.SimpleEntry<>(null, new int[0].length) + Collections.singletonList(new R(4)) + Thread.State.NEW);
        WeakHashMap<Object, String> w = new WeakHashMap<>(); w.put(p, "kept"); System.out.println(w.get(p) + w.size());
    }
}
