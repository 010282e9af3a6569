// The inventory itself: indexes, listeners, undo and queries.
import java.math.BigDecimal;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Inventory {
    private final NavigableMap<String, Item> items = new TreeMap<>();
    private final Map<String, Set<String>> categories = new TreeMap<>();
    private final List<BiConsumer<String, Item>> listeners = new ArrayList<>();
    private final Deque<Runnable> undo = new ArrayDeque<>();

    void onChange(BiConsumer<String, Item> l) {
        listeners.add(l);
    }

    private void fire(String kind, Item i) {
        listeners.forEach(l -> l.accept(kind, i));
    }

    private void put(Item i) {
        items.put(i.sku(), i);
        categories.computeIfAbsent(i.category(), k -> new TreeSet<>()).add(i.sku());
    }

    private Item drop(String sku) {
        Item i = items.remove(sku);
        categories.computeIfPresent(i.category(), (k, s) -> {
            s.remove(sku);
            return s.isEmpty() ? null : s;
        });
        return i;
    }

    void add(Item i) {
        if (items.containsKey(i.sku())) throw new IllegalArgumentException(i.sku() + " exists");
        put(i);
        undo.push(() -> drop(i.sku()));
        fire("added", i);
    }

    void update(String sku, UnaryOperator<Item> f) {
        Item old = find(sku).orElseThrow(() -> new NoSuchElementException("no " + sku));
        drop(sku);
        put(f.apply(old));
        undo.push(() -> {
            drop(sku);
            put(old);
        });
        fire("updated", items.get(sku));
    }

    void remove(String sku) {
        Item old = drop(sku);
        undo.push(() -> put(old));
        fire("removed", old);
    }

    boolean undo() {
        if (undo.isEmpty()) return false;
        undo.pop().run();
        return true;
    }

    Optional<Item> find(String sku) {
        return Optional.ofNullable(items.get(sku));
    }

    int size() {
        return items.size();
    }

    BigDecimal worth() {
        return items.values().stream().map(Item::worth).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    Map<String, Integer> byCategory() {
        Map<String, Integer> m = new LinkedHashMap<>();
        categories.forEach((c, s) -> m.put(c, s.stream().mapToInt(k -> items.get(k).quantity()).sum()));
        return m;
    }

    Stream<Item> prefix(String p) {
        return items.subMap(p, true, p + Character.MAX_VALUE, false).values().stream();
    }

    Query query() {
        return new Query(items.values().stream());
    }

    static final class Query {
        private final Stream<Item> s;

        private Query(Stream<Item> s) {
            this.s = s;
        }

        Query where(Predicate<? super Item> p) {
            return new Query(s.filter(p));
        }

        Query category(String c) {
            return where(i -> i.category().equals(c));
        }

        Query sortedBy(Comparator<? super Item> c) {
            return new Query(s.sorted(c));
        }

        Query limit(int n) {
            return new Query(s.limit(n));
        }

        List<String> names() {
            return s.map(Item::name).toList();
        }
    }
}
