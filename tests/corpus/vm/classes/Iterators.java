// Iterables and iterators written by hand: ranges, trees, generators, zip and flatten.
import java.util.*;
import java.util.function.*;

public class Iterators {
    record Range(int from, int to, int step) implements Iterable<Integer> {
        Range { if (step == 0) throw new IllegalArgumentException("step"); }
        @Override public Iterator<Integer> iterator() { return new Iterator<>() { int at = from; @Override public boolean hasNext() { return step > 0 ? at < to : at > to; } @Override public Integer next() { if (!hasNext()) throw new NoSuchElementException("past " + to); int r = at; at += step; return r; } }; }
    }
    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        private Tree<T> l, r; private T v; private int size;
        boolean add(T t) { if (v == null) { v = t; size++; return true; } int c = t.compareTo(v); if (c == 0) return false; boolean ok; if (c < 0) { if (l == null) l = new Tree<>(); ok = l.add(t); } else { if (r == null) r = new Tree<>(); ok = r.add(t); } if (ok) size++; return ok; }
        @Override public Iterator<T> iterator() { return new Iterator<T>() { final Deque<Tree<T>> stack = new ArrayDeque<>(); { push(Tree.this); } void push(Tree<T> t) { while (t != null && t.v != null) { stack.push(t); t = t.l; } } public boolean hasNext() { return !stack.isEmpty(); } public T next() { Tree<T> t = stack.pop(); push(t.r); return t.v; } }; }
    }
    static <A, B> Iterable<Map.Entry<A, B>> zip(Iterable<A> a, Iterable<B> b) { return () -> { Iterator<A> x = a.iterator(); Iterator<B> y = b.iterator(); return new Iterator<>() { public boolean hasNext() { return x.hasNext() && y.hasNext(); } public Map.Entry<A, B> next() { return Map.entry(x.next(), y.next()); } }; }; }
    static <T> Iterable<T> filter(Iterable<T> in, Predicate<? super T> p) { return () -> new Iterator<T>() { final Iterator<T> it = in.iterator(); T next; boolean ready; public boolean hasNext() { while (!ready && it.hasNext()) { next = it.next(); ready = p.test(next); } return ready; } public T next() { if (!hasNext()) throw new NoSuchElementException(); ready = false; return next; } }; }
    static <T> Iterable<T> iterate(T seed, UnaryOperator<T> f, int n) { return () -> new Iterator<>() { T cur = seed; int left = n; public boolean hasNext() { return left > 0; } public T next() { T r = cur; cur = f.apply(cur); left--; return r; } }; }
    static class Ring<T> extends AbstractList<T> implements RandomAccess { final Object[] a; int head, n; Ring(int c) { a = new Object[c]; } @Override public boolean add(T t) { if (n == a.length) { a[head] = t; head = (head + 1) % a.length; } else a[(head + n++) % a.length] = t; modCount++; return true; } @SuppressWarnings("unchecked") @Override public T get(int i) { Objects.checkIndex(i, n); return (T) a[(head + i) % a.length]; } @Override public int size() { return n; } }

    public static void main(String[] args) {
        for (int i : new Range(0, 10, 3)) System.out.print(i + " ");
        for (int i : new Range(5, 0, -2)) System.out.print(i + " ");
        Iterator<Integer> it = new Range(0, 1, 1).iterator();
        it.next();
        try { it.next(); } catch (NoSuchElementException e) { System.out.print(e.getMessage() + " "); }
        try { it.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        Tree<String> t = new Tree<>();
        for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) System.out.print(t.add(s) ? '+' : '-');
        System.out.print(t.size + " ");
        for (String s : t) System.out.print(s + " ");
        System.out.println();
        for (var e : zip(new Range(0, 100, 7), t)) System.out.print(e + " ");
        System.out.println();
        for (int i : filter(new Range(0, 30, 1), x -> x % 7 == 3)) System.out.print(i + " ");
        for (long l : iterate(1L, x -> x * 3 + 1, 6)) System.out.print(l + " ");
        System.out.println();
        Ring<Integer> ring = new Ring<>(4);
        for (int i = 0; i < 7; i++) ring.add(i);
        System.out.println(ring + " " + ring.contains(2) + ring.indexOf(5) + ring.subList(1, 3) + ring.equals(List.of(3, 4, 5, 6)) + ring.hashCode() + " " + ring.stream().mapToInt(x -> x).sum());
        try { for (Integer i : ring) ring.add(i); } catch (ConcurrentModificationException e) { System.out.println("cme"); }
        new Range(0, 3, 1).forEach(x -> System.out.print("f" + x + " "));
        Spliterator<Integer> sp = new Range(0, 5, 1).spliterator();
        sp.tryAdvance(x -> System.out.print("adv" + x + " "));
        sp.forEachRemaining(x -> System.out.print("rem" + x + " "));
        PrimitiveIterator.OfInt pi = new PrimitiveIterator.OfInt() { int k = 3; public boolean hasNext() { return k > 0; } public int nextInt() { return k--; } };
        int sum = 0;
        while (pi.hasNext()) sum += pi.nextInt() * 10 ;
        System.out.println(sum);
        ListIterator<String> li = new ArrayList<>(List.of("a", "b", "c")).listIterator(3);
        while (li.hasPrevious()) { int ix = li.previousIndex(); String s = li.previous(); if (s.equals("b")) li.set("B"); if (ix == 0) { li.add("z"); break; } }
        StringBuilder sb = new StringBuilder();
        while (li.hasNext()) sb.append(li.next());
        System.out.println(sb);
    }
}
