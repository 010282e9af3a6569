// ClassCastException messages for arrays, interfaces, generics, loaders and primitives' boxes.
import java.util.*;
import java.util.function.Supplier;

public class CceMessages {
    interface Shape { }
    static class Circle implements Shape { }
    record Rec(int x) { }
    enum En { A { }, B }
    static void t(Supplier<?> s) { try { System.out.println("ok " + (s.get() != null)); } catch (ClassCastException e) { System.out.println(e.getMessage()); } }
    static <T extends Comparable<T>> T max(List<T> l) { return l.get(0); }
    @SuppressWarnings("unchecked") static <T> T[] arr(Object o) { return (T[]) o; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Object s = "str", i = 1, c = new Circle(), a = new int[1], sa = new String[1], n = null, an = new Shape() { }, map = new TreeMap<>(), en = En.A, rec = new Rec(1);
        t(() -> (Integer) s); t(() -> (Circle) s); t(() -> (Shape) s); t(() -> (String) c); t(() -> (Rec) c); t(() -> (En) c); t(() -> (Rec) en); t(() -> (Circle) an); t(() -> (List) map);
        t(() -> (int[]) s); t(() -> (long[]) a); t(() -> (Object[]) a); t(() -> (Integer[]) sa); t(() -> (Object[][]) sa); t(() -> (Circle[]) sa); t(() -> (Shape[]) (Object) new Circle[0]); t(() -> (String[]) (Object) new Object[0]); t(() -> (int[][]) a); t(() -> (Circle[][]) (Object) new Shape[0][0]);
        t(() -> (String) n); t(() -> (Comparable) i); t(() -> (Runnable) rec); t(() -> (Thread) i); t(() -> (En) (Object) En.B); t(() -> (Long) i);
        t(() -> { long l = (Long) i; return l; }); t(() -> { char ch = (Character) s; return ch; });
        t(() -> { List<Integer> l = (List) List.of("x"); int v = l.get(0); return v; });
        t(() -> { List<Circle> l = (List) List.of("x"); Circle v = l.get(0); return v; });
        t(() -> { List<String> l = (List) List.of(1); for (String x : l) return x; return null; });
        t(() -> { Map<String, Integer> m = (Map) Map.of(1, "x"); return m.entrySet().iterator().next().getKey().length(); });
        t(() -> { String[] x = arr(new Integer[0]); return x; });
        t(() -> { TreeSet ts = new TreeSet(); ts.add("a"); ts.add(1); return ts; });
        t(() -> { TreeSet ts = new TreeSet(); ts.add(new Circle()); return ts; });
        t(() -> { Comparable cmp = "a"; return cmp.compareTo(1); });
        t(() -> { Supplier sup = () -> 5; Supplier<String> ss = sup; return ss.get().length(); });
        t(() -> String.class.cast(c)); t(() -> Integer.class.cast(n)); t(() -> int.class.cast(1));
        t(() -> (Shape & Runnable) c);
        t(() -> { Object[] o = {1, "a"}; Arrays.sort(o); return o; });
        t(() -> ((Supplier<Circle>) (Supplier) () -> "lambda").get());
        t(() -> (Void) s);
    }
}
