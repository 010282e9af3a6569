// A generic LRU cache built by hand (hash chain plus doubly linked list) with statistics, loaders and listeners.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;

public class LruCache {
    sealed interface Removal permits Evicted, Replaced, Explicit { }

    record Evicted(int sizeAt) implements Removal { }

    record Replaced(Object by) implements Removal { }

    record Explicit() implements Removal { }

    static final class Stats {
        private long hits;
        private long misses;
        private long loads;
        private long evictions;

        double hitRate() {
            long all = hits + misses;
            return all == 0 ? 1.0 : (double) hits / all;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "hits=%d misses=%d loads=%d evictions=%d rate=%.4f", hits, misses, loads, evictions, hitRate());
        }
    }

    static class Cache<K, V> implements Iterable<Map.Entry<K, V>> {
        private static final class Node<K, V> implements Map.Entry<K, V> {
            final K key;
            final int hash;
            V value;
            Node<K, V> prev;
            Node<K, V> next;
            Node<K, V> chain;

            Node(K key, V value, int hash) {
                this.key = key;
                this.value = value;
                this.hash = hash;
            }

            @Override
            public K getKey() {
                return key;
            }

            @Override
            public V getValue() {
                return value;
            }

            @Override
            public V setValue(V v) {
                V old = value;
                value = v;
                return old;
            }

            @Override
            public String toString() {
                return key + "=" + value;
            }
        }

        private final int capacity;
        private final Function<? super K, ? extends V> loader;
        private final List<BiConsumer<Map.Entry<K, V>, Removal>> listeners = new ArrayList<>();
        private final Stats stats = new Stats();
        private final Node<K, V>[] table;
        private final Node<K, V> head = new Node<>(null, null, 0);
        private int size;
        private int modCount;

        @SuppressWarnings("unchecked")
        Cache(int capacity, Function<? super K, ? extends V> loader) {
            if (capacity <= 0) throw new IllegalArgumentException("capacity " + capacity);
            this.capacity = capacity;
            this.loader = loader;
            int n = Integer.highestOneBit(capacity * 2 - 1) * 2;
            table = (Node<K, V>[]) new Node<?, ?>[n];
            head.prev = head.next = head;
        }

        void onRemoval(BiConsumer<Map.Entry<K, V>, Removal> l) {
            listeners.add(Objects.requireNonNull(l, "listener"));
        }

        private static int spread(Object k) {
            int h = k.hashCode();
            return (h ^ (h >>> 16)) & 0x7fffffff;
        }

        private Node<K, V> find(Object key, int hash) {
            for (Node<K, V> n = table[hash & (table.length - 1)]; n != null; n = n.chain) {
                if (n.hash == hash && n.key.equals(key)) return n;
            }
            return null;
        }

        private void unlink(Node<K, V> n) {
            n.prev.next = n.next;
            n.next.prev = n.prev;
        }

        private void toFront(Node<K, V> n) {
            n.next = head.next;
            n.prev = head;
            head.next.prev = n;
            head.next = n;
        }

        private void drop(Node<K, V> n, Removal why) {
            int i = n.hash & (table.length - 1);
            Node<K, V> p = table[i];
            if (p == n) {
                table[i] = n.chain;
            } else {
                while (p.chain != n) p = p.chain;
                p.chain = n.chain;
            }
            unlink(n);
            size--;
            modCount++;
            for (var l : listeners) l.accept(n, why);
        }

        Optional<V> peek(K key) {
            Node<K, V> n = find(key, spread(key));
            return n == null ? Optional.empty() : Optional.of(n.value);
        }

        V get(K key) {
            int h = spread(key);
            Node<K, V> n = find(key, h);
            if (n != null) {
                stats.hits++;
                unlink(n);
                toFront(n);
                return n.value;
            }
            stats.misses++;
            if (loader == null) return null;
            V v = loader.apply(key);
            stats.loads++;
            if (v != null) put(key, v);
            return v;
        }

        V put(K key, V value) {
            int h = spread(Objects.requireNonNull(key, "key"));
            Node<K, V> n = find(key, h);
            if (n != null) {
                V old = n.setValue(Objects.requireNonNull(value, "value"));
                unlink(n);
                toFront(n);
                for (var l : listeners) l.accept(Map.entry(key, old), new Replaced(value));
                return old;
            }
            if (size == capacity) {
                stats.evictions++;
                drop(head.prev, new Evicted(size));
            }
            n = new Node<>(key, value, h);
            int i = h & (table.length - 1);
            n.chain = table[i];
            table[i] = n;
            toFront(n);
            size++;
            modCount++;
            return null;
        }

        boolean remove(K key) {
            Node<K, V> n = find(key, spread(key));
            if (n == null) return false;
            drop(n, new Explicit());
            return true;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Iterator<>() {
                private Node<K, V> at = head.next;
                private Node<K, V> last;
                private int expected = modCount;

                @Override
                public boolean hasNext() {
                    return at != head;
                }

                @Override
                public Map.Entry<K, V> next() {
                    if (expected != modCount) throw new java.util.ConcurrentModificationException();
                    if (at == head) throw new NoSuchElementException();
                    last = at;
                    at = at.next;
                    return last;
                }

                @Override
                public void remove() {
                    if (last == null) throw new IllegalStateException();
                    drop(last, new Explicit());
                    last = null;
                    expected = modCount;
                }
            };
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder("{");
            for (var e : this) sb.append(sb.length() > 1 ? ", " : "").append(e);
            return sb.append('}').toString();
        }
    }

    static String describe(Removal r) {
        if (r instanceof Evicted e) return "evicted at size " + e.sizeAt();
        if (r instanceof Replaced p) return "replaced by " + p.by();
        return "removed";
    }

    public static void main(String[] args) {
        Cache<String, Integer> c = new Cache<>(3, String::length);
        c.onRemoval((e, why) -> System.out.println("  " + e + " " + describe(why)));
        for (String k : "one three five one seven nine three one".split(" ")) System.out.println(k + " -> " + c.get(k) + " " + c);
        c.put("one", 100);
        System.out.println(c.peek("one") + " " + c.peek("zzz") + " " + c.remove("one") + " " + c.remove("one") + " " + c);
        System.out.println(c.stats);

        // against a LinkedHashMap as a model
        int cap = 50;
        Cache<Integer, Long> mine = new Cache<>(cap, k -> (long) k * k);
        long[] modelLoads = {0};
        Map<Integer, Long> model = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Long> e) {
                return size() > cap;
            }
        };
        Random rnd = new Random(2024);
        long sum = 0;
        int disagreements = 0;
        for (int i = 0; i < 20_000; i++) {
            int k = (int) Math.abs(rnd.nextInt(200) * (rnd.nextBoolean() ? 0.2 : 1));
            long a = mine.get(k);
            Long b = model.get(k);
            if (b == null) {
                modelLoads[0]++;
                b = (long) k * k;
                model.put(k, b);
            }
            if (a != b) disagreements++;
            sum += a;
            if (i % 997 == 0) {
                mine.remove(k);
                model.remove(k);
            }
        }
        List<Integer> order = new ArrayList<>();
        for (var e : mine) order.add(0, e.getKey());
        System.out.println("sum " + sum + " disagreements " + disagreements + " same order " + order.equals(new ArrayList<>(model.keySet())) + " loads agree " + (modelLoads[0] == mine.stats.loads));
        System.out.println(mine.stats + " size " + mine.size);
        for (Iterator<Map.Entry<Integer, Long>> it = mine.iterator(); it.hasNext(); ) {
            if (it.next().getKey() % 2 == 0) it.remove();
        }
        System.out.println("odd left " + mine.size + " " + mine);
        try {
            for (var e : mine) mine.put(e.getKey() + 1000, 0L);
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("modified while iterating");
        }
        try {
            new Cache<>(0, null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
