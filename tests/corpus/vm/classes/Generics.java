// Generic classes with bridges, bounded types, wildcards and heap pollution.
import java.util.*;
import java.util.function.*;

public class Generics {
    static abstract class Animal<T extends Animal<T>> implements Comparable<T> {
        int w; Animal(int w) { this.w = w; }
        abstract T self();
        T grow(int k) { w += k; return self(); }
        @Override public int compareTo(T o) { return Integer.compare(w, o.w); }
    }
    static class Dog extends Animal<Dog> { Dog(int w) { super(w); } Dog self() { return this; } Dog bark() { System.out.print("woof" + w + " "); return this; } }
    static class Box<T> {
        private T v;
        Box(T v) { this.v = v; }
        T get() { return v; }
        void set(T t) { v = t; }
        <R> Box<R> map(Function<? super T, ? extends R> f) { return new Box<>(f.apply(v)); }
        static <A, B extends A> void copy(Box<? super A> dst, Box<B> src) { dst.v = src.v; }
    }
    static class IntBox extends Box<Integer> { IntBox(int i) { super(i); } @Override Integer get() { return super.get() + 1; } @Override void set(Integer i) { super.set(i * 10); } }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) { Iterator<? extends T> i = c.iterator(); T m = i.next(); while (i.hasNext()) { T x = i.next(); if (x.compareTo(m) > 0) m = x; } return m; }
    @SafeVarargs static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
    static double sum(List<? extends Number> l) { double d = 0; for (Number n : l) d += n.doubleValue(); return d; }
    static <K, V extends Comparable<V>> List<K> sortedKeys(Map<K, V> m) { List<K> ks = new ArrayList<>(m.keySet()); ks.sort((a, b) -> m.get(a).compareTo(m.get(b))); return ks; }
    interface Visitor<R> { R num(int n); R add(Expr a, Expr b); }
    interface Expr { <R> R accept(Visitor<R> v); }
    static Expr num(int n) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.num(n); } }; }
    static Expr add(Expr a, Expr b) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.add(a, b); } }; }
    @SuppressWarnings("unchecked") static <T> T[] arr(int n, T... proto) { return Arrays.copyOf(proto, n); }
    @SuppressWarnings("unchecked") static <T> T cast(Object o) { return (T) o; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        new Dog(3).grow(4).bark().grow(1).bark();
        System.out.println(new Dog(1).compareTo(new Dog(2)) + " " + max(List.of(new Dog(5), new Dog(9), new Dog(2))).w + max(List.of("b", "z", "a")));
        IntBox ib = new IntBox(5);
        Box<Integer> b = ib;
        b.set(3);
        System.out.println(b.get() + " " + ib.get() + " " + b.map(x -> "s" + x).map(String::length).get());
        Box<Object> bo = new Box<>(null);
        Box.copy(bo, new Box<>("copied"));
        System.out.println(bo.get());
        Box raw = ib;
        try { raw.set("str"); } catch (ClassCastException e) { System.out.println("bridge cce"); }
        Box<String> bs = new Box<>("x");
        ((Box) bs).set(1);
        try { String s = bs.get(); System.out.println(s); } catch (ClassCastException e) { System.out.println("heap pollution"); }
        Object fine = bs.get();
        System.out.println(fine + " " + sum(listOf(1, 2.5, 3L)) + sortedKeys(Map.of("a", 3, "b", 1, "c", 2)));
        Expr e = add(num(1), add(num(2), num(3)));
        System.out.println(e.accept(new Visitor<Integer>() { public Integer num(int n) { return n; } public Integer add(Expr x, Expr y) { return x.accept(this) + y.accept(this); } }) + e.<String>accept(new Visitor<>() { public String num(int n) { return "" + n; } public String add(Expr x, Expr y) { return "(" + x.accept(this) + "+" + y.accept(this) + ")"; } }));
        System.out.println(arr(3, "a").getClass().getSimpleName() + Generics.<Integer>arr(2).length + arr(1, 1, "x").getClass().getSimpleName());
        try { String s = cast(5); } catch (ClassCastException x) { System.out.println("cast cce"); }
        Object ok = cast(5);
        System.out.println(ok);
        int bridges = 0;
        for (var m : IntBox.class.getDeclaredMethods()) if (m.isBridge()) bridges++;
        System.out.println(bridges);
    }
}
