// Collections built on AbstractList, AbstractSet, AbstractMap, AbstractQueue and Iterable.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class OwnCollections {
    static class IntRange extends AbstractList<Integer> implements RandomAccess {
        final int lo, hi;

        IntRange(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public Integer get(int i) {
            Objects.checkIndex(i, size());
            return lo + i;
        }

        @Override
        public int size() {
            return hi - lo;
        }
    }

    static class Cells extends AbstractSequentialList<Character> {
        final StringBuilder sb;

        Cells(String s) {
            sb = new StringBuilder(s);
        }

        @Override
        public ListIterator<Character> listIterator(int index) {
            return new ListIterator<>() {
                int at = index;
                int last = -1;

                @Override
                public boolean hasNext() {
                    return at < sb.length();
                }

                @Override
                public Character next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    return sb.charAt(last = at++);
                }

                @Override
                public boolean hasPrevious() {
                    return at > 0;
                }

                @Override
                public Character previous() {
                    return sb.charAt(last = --at);
                }

                @Override
                public int nextIndex() {
                    return at;
                }

                @Override
                public int previousIndex() {
                    return at - 1;
                }

                @Override
                public void remove() {
                    sb.deleteCharAt(last);
                    at = last;
                }

                @Override
                public void set(Character c) {
                    sb.setCharAt(last, c);
                }

                @Override
                public void add(Character c) {
                    sb.insert(at++, c);
                }
            };
        }

        @Override
        public int size() {
            return sb.length();
        }
    }

    static class ArrayMap<K, V> extends AbstractMap<K, V> {
        final List<Entry<K, V>> es = new ArrayList<>();

        @Override
        public V put(K k, V v) {
            for (Entry<K, V> e : es) if (Objects.equals(e.getKey(), k)) return e.setValue(v);
            es.add(new SimpleEntry<>(k, v));
            return null;
        }

        @Override
        public Set<Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Entry<K, V>> iterator() {
                    return es.iterator();
                }

                @Override
                public int size() {
                    return es.size();
                }
            };
        }
    }

    static class Ring<T> extends AbstractQueue<T> {
        final Object[] a = new Object[4];
        int head, n;

        @Override
        public boolean offer(T t) {
            if (n == a.length) return false;
            a[(head + n++) % a.length] = t;
            return true;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T poll() {
            if (n == 0) return null;
            T t = (T) a[head];
            head = (head + 1) % a.length;
            n--;
            return t;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T peek() {
            return n == 0 ? null : (T) a[head];
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                int i;

                @Override
                public boolean hasNext() {
                    return i < n;
                }

                @Override
                @SuppressWarnings("unchecked")
                public T next() {
                    return (T) a[(head + i++) % a.length];
                }
            };
        }

        @Override
        public int size() {
            return n;
        }
    }

    record Tree<T extends Comparable<T>>(T v, Tree<T> l, Tree<T> r) implements Iterable<T> {
        Tree<T> with(T x) {
            int c = x.compareTo(v);
            if (c == 0) return this;
            return c < 0 ? new Tree<>(v, l == null ? new Tree<>(x, null, null) : l.with(x), r) : new Tree<>(v, l, r == null ? new Tree<>(x, null, null) : r.with(x));
        }

        @Override
        public Iterator<T> iterator() {
            Deque<Tree<T>> st = new ArrayDeque<>();
            for (Tree<T> t = this; t != null; t = t.l) st.push(t);
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return !st.isEmpty();
                }

                @Override
                public T next() {
                    Tree<T> t = st.pop();
                    for (Tree<T> x = t.r; x != null; x = x.l) st.push(x);
                    return t.v;
                }
            };
        }
    }

    public static void main(String[] args) {
        IntRange r = new IntRange(5, 12);
        System.out.println(r + " " + r.indexOf(9) + r.contains(12) + " " + r.subList(2, 4) + " " + r.stream().mapToInt(x -> x).sum() + " " + r.equals(List.of(5, 6, 7, 8, 9, 10, 11)) + " " + r.hashCode() + " " + Collections.binarySearch(r, 8));
        for (Runnable x : new Runnable[] {() -> r.add(1), () -> r.set(0, 1), () -> r.remove(0), () -> r.get(7), () -> r.clear(), () -> r.iterator().remove()}) {
            try {
                x.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        Cells c = new Cells("hello");
        c.add(0, '<');
        c.add('>');
        c.set(2, 'E');
        c.remove((Character) 'l');
        c.addAll(2, List.of('1', '2'));
        System.out.println(c + " " + c.sb + " " + c.indexOf('o') + " " + c.get(3));
        Collections.reverse(c);
        c.removeIf(Character::isDigit);
        c.sort(null);
        System.out.println(c.sb);
        ArrayMap<String, Integer> m = new ArrayMap<>();
        m.put("b", 1);
        m.put("a", 2);
        m.merge("b", 10, Integer::sum);
        m.computeIfAbsent("c", k -> 3);
        System.out.println(m + " " + m.keySet() + m.values() + m.containsKey("a") + m.get("z") + " " + m.equals(Map.of("a", 2, "b", 11, "c", 3)) + " " + m.remove("a") + m + " " + m.hashCode());
        Ring<Integer> q = new Ring<>();
        for (int i = 0; i < 4; i++) q.add(i);
        q.remove();
        q.add(9);
        try {
            q.add(10);
        } catch (IllegalStateException e) {
            System.out.println(q + " " + e.getMessage() + " " + q.element());
        }
        Tree<Integer> t = new Tree<>(50, null, null);
        for (int x : new int[] {20, 70, 10, 30, 60, 80, 20}) t = t.with(x);
        StringBuilder sb = new StringBuilder();
        for (int x : t) sb.append(x).append(' ');
        System.out.println(sb + "" + StreamSupport.stream(t.spliterator(), false).map(x -> x / 10).toList());
        Iterable<Integer> fib = () -> new Iterator<>() {
            int a = 0;
            int b = 1;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Integer next() {
                int x = a;
                a = b;
                b += x;
                return x;
            }
        };
        int n = 0;
        for (int f : fib) {
            if (++n > 15) break;
            System.out.print(f + " ");
        }
        System.out.println();
    }
}
