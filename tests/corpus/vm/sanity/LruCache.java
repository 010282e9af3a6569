// An LRU cache written by hand with statistics, listeners and expiry, checked against LinkedHashMap.
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

public class LruCache<K, V> implements Iterable<Map.Entry<K, V>> {
    enum Cause { EVICTED, REPLACED, REMOVED, EXPIRED }

    private static final class Node<K, V> {
        final K key;
        V value;
        long writtenAt;
        Node<K, V> prev, next;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    record Stats(long hits, long misses, long evictions) {
        double ratio() {
            return hits + misses == 0 ? 0 : (double) hits / (hits + misses);
        }

        Stats plus(Stats o) {
            return new Stats(hits + o.hits, misses + o.misses, evictions + o.evictions);
        }
    }

    @FunctionalInterface
    interface Listener<K, V> {
        void removed(K key, V value, Cause cause);

        default Listener<K, V> and(Listener<? super K, ? super V> other) {
            return (k, v, c) -> {
                removed(k, v, c);
                other.removed(k, v, c);
            };
        }
    }

    static final class Builder<K, V> {
        private int capacity = 16;
        private long ttl = Long.MAX_VALUE;
        private LongSupplier clock = () -> 0;
        private Listener<K, V> listener = (k, v, c) -> { };

        Builder<K, V> capacity(int c) {
            if (c < 1) throw new IllegalArgumentException("capacity " + c);
            capacity = c;
            return this;
        }

        Builder<K, V> ttl(long t, LongSupplier clock) {
            ttl = t;
            this.clock = Objects.requireNonNull(clock, "clock");
            return this;
        }

        Builder<K, V> listener(Listener<K, V> l) {
            listener = listener.and(l);
            return this;
        }

        LruCache<K, V> build() {
            return new LruCache<>(this);
        }
    }

    private final Map<K, Node<K, V>> index = new HashMap<>();
    private final Node<K, V> head = new Node<>(null, null);
    private final int capacity;
    private final long ttl;
    private final LongSupplier clock;
    private final Listener<K, V> listener;
    private long hits, misses, evictions;
    private int modCount;

    private LruCache(Builder<K, V> b) {
        capacity = b.capacity;
        ttl = b.ttl;
        clock = b.clock;
        listener = b.listener;
        head.prev = head.next = head;
    }

    static <K, V> Builder<K, V> builder() {
        return new Builder<>();
    }

    private void unlink(Node<K, V> n) {
        n.prev.next = n.next;
        n.next.prev = n.prev;
    }

    private void pushFront(Node<K, V> n) {
        n.next = head.next;
        n.prev = head;
        head.next.prev = n;
        head.next = n;
    }

    private void drop(Node<K, V> n, Cause cause) {
        unlink(n);
        index.remove(n.key);
        modCount++;
        if (cause == Cause.EVICTED) evictions++;
        listener.removed(n.key, n.value, cause);
    }

    public Optional<V> get(K key) {
        Node<K, V> n = index.get(key);
        if (n != null && clock.getAsLong() - n.writtenAt > ttl) {
            drop(n, Cause.EXPIRED);
            n = null;
        }
        if (n == null) {
            misses++;
            return Optional.empty();
        }
        hits++;
        unlink(n);
        pushFront(n);
        return Optional.of(n.value);
    }

    public void put(K key, V value) {
        Objects.requireNonNull(value, () -> "null value for " + key);
        Node<K, V> n = index.get(key);
        if (n != null) {
            V old = n.value;
            n.value = value;
            n.writtenAt = clock.getAsLong();
            unlink(n);
            pushFront(n);
            listener.removed(key, old, Cause.REPLACED);
            return;
        }
        if (index.size() == capacity) drop(head.prev, Cause.EVICTED);
        n = new Node<>(key, value);
        n.writtenAt = clock.getAsLong();
        index.put(key, n);
        pushFront(n);
        modCount++;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        return get(key).orElseGet(() -> {
            V v = f.apply(key);
            put(key, v);
            return v;
        });
    }

    public boolean remove(K key) {
        Node<K, V> n = index.get(key);
        if (n == null) return false;
        drop(n, Cause.REMOVED);
        return true;
    }

    public int size() { return index.size(); }
    public Stats stats() { return new Stats(hits, misses, evictions); }
    public void forEachOldest(BiConsumer<K, V> f) { for (Node<K, V> n = head.prev; n != head; n = n.prev) f.accept(n.key, n.value); }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
        return new Iterator<>() {
            private Node<K, V> at = head.next;
            private final int expected = modCount;

            @Override
            public boolean hasNext() { return at != head; }

            @Override
            public Map.Entry<K, V> next() {
                if (expected != modCount) throw new java.util.ConcurrentModificationException();
                if (at == head) throw new NoSuchElementException();
                Node<K, V> n = at;
                at = n.next;
                return new AbstractMap.SimpleImmutableEntry<>(n.key, n.value);
            }
        };
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("{");
        for (Map.Entry<K, V> e : this) sb.append(sb.length() > 1 ? ", " : "").append(e);
        return sb.append('}').toString();
    }

    static final class Reference<K, V> extends LinkedHashMap<K, V> {
        private final int max;

        Reference(int max) {
            super(16, 0.75f, true);
            this.max = max;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) { return size() > max; }
    }

    static long slowCalls;

    static long slow(int n) {
        slowCalls++;
        long r = 1;
        for (int i = 2; i <= n; i++) r = r * i % 1_000_003;
        return r;
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        LruCache<String, Integer> c = LruCache.<String, Integer>builder().capacity(3).listener((k, v, why) -> log.add(why + ":" + k + "=" + v)).build();
        c.put("a", 1);
        c.put("b", 2);
        c.put("c", 3);
        System.out.println(c + " " + c.get("a") + " " + c);
        c.put("d", 4);
        c.put("a", 10);
        System.out.println(c + " " + c.get("b") + c.remove("zz") + c.remove("c") + " " + c.size() + " " + log + " " + c.stats() + " " + c.stats().ratio());
        try {
            for (Map.Entry<String, Integer> e : c) c.remove(e.getKey());
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("concurrent modification, left " + c);
        }
        Iterator<Map.Entry<String, Integer>> it = c.iterator();
        while (it.hasNext()) System.out.print(it.next() + " ");
        try { it.next(); } catch (NoSuchElementException e) { System.out.println("end"); }
        try { c.put("n", null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { LruCache.builder().capacity(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        long[] now = {0};
        LruCache<Integer, String> t = LruCache.<Integer, String>builder().capacity(10).ttl(5, () -> now[0]).listener((k, v, w) -> System.out.print(w + " " + k + "; ")).build();
        for (int i = 0; i < 5; i++) {
            t.put(i, "v" + i);
            now[0] += 2;
        }
        for (int i = 0; i < 5; i++) System.out.print(t.get(i).orElse("gone") + " ");
        System.out.println(t.stats());
        Random rnd = new Random(42);
        LruCache<Integer, Integer> mine = LruCache.<Integer, Integer>builder().capacity(50).build();
        Reference<Integer, Integer> ref = new Reference<>(50);
        int bad = 0;
        for (int i = 0; i < 6000; i++) {
            int k = (int) Math.abs(rnd.nextGaussian() * 40);
            switch (rnd.nextInt(4)) {
                case 0, 1 -> { if (!Objects.equals(mine.get(k).orElse(null), ref.get(k))) bad++; }
                case 2 -> { mine.put(k, i); ref.put(k, i); }
                default -> { if (rnd.nextInt(10) == 0 && mine.remove(k) != (ref.remove(k) != null)) bad++; }
            }
            if (mine.size() != ref.size()) bad++;
        }
        List<Integer> order = new ArrayList<>();
        mine.forEachOldest((k, v) -> order.add(k));
        System.out.println(bad + " " + order.equals(new ArrayList<>(ref.keySet())) + " " + mine.stats() + " " + order.size());
        Collections.reverse(order);
        System.out.println(order.subList(0, 10));
        LruCache<Integer, Long> memo = LruCache.<Integer, Long>builder().capacity(8).build();
        long sum = 0;
        for (int i = 0; i < 400; i++) sum += memo.computeIfAbsent(i * i % 13, LruCache::slow);
        System.out.println(sum + " " + slowCalls + " " + memo.stats().plus(c.stats()));
    }
}
