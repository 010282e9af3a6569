// IdentityHashMap and WeakHashMap with strongly held keys.
import java.util.*;

public class IdentityAndWeak {
    public static void main(String[] args) {
        String a = new String("k");
        String b = new String("k");
        IdentityHashMap<String, Integer> m = new IdentityHashMap<>();
        m.put(a, 1);
        m.put(b, 2);
        m.put("k", 3);
        m.put("k", 4);
        System.out.println(m.size() + " " + m.get(a) + m.get(b) + m.get("k") + " " + m.get(new String("k")) + " " + m.containsKey(a) + m.containsValue(2));
        System.out.println(m.remove(new String("k")) + " " + m.remove(a) + " " + m.size() + " " + m.values().stream().mapToInt(x -> x).sum());
        IdentityHashMap<Object, Object> n = new IdentityHashMap<>(2);
        n.put(null, "null key");
        n.put(Integer.valueOf(1), "small");
        System.out.println(n.get(null) + " " + n.get(1) + " " + n.size());
        List<Object> keep = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Object k = new int[] {i};
            keep.add(k);
            n.put(k, i);
        }
        int sum = 0;
        for (Object k : keep) sum += (int) n.get(k);
        System.out.println(n.size() + " " + sum);
        for (int i = 0; i < 200; i += 2) n.remove(keep.get(i));
        sum = 0;
        for (Object v : n.values()) if (v instanceof Integer x) sum += x;
        System.out.println(n.size() + " " + sum);
        Set<String> ids = Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println(ids.add(a) + " " + ids.add(b) + " " + ids.add(a) + " " + ids.size() + " " + ids.contains("k"));
        System.out.println(new IdentityHashMap<>(Map.of("x", 1)).equals(Map.of("x", 1)) + " " + m.keySet().contains("k"));

        WeakHashMap<Object, String> w = new WeakHashMap<>();
        List<Integer> held = new ArrayList<>();
        for (int i = 1000; i < 1050; i++) {
            Integer k = i;
            held.add(k);
            w.put(k, "v" + i);
        }
        w.put(null, "null");
        System.out.println(w.size() + " " + w.get(1001) + " " + w.get(null) + " " + w.containsKey(1049) + " " + w.containsValue("v1010") + " " + w.remove(1000));
        w.merge(1001, "+", String::concat);
        w.keySet().removeIf(k -> k != null && (Integer) k > 1005);
        System.out.println(w.size() + " " + new TreeMap<Integer, String>() {
            {
                w.forEach((k, v) -> {
                    if (k != null) put((Integer) k, v);
                });
            }
        });
        w.clear();
        System.out.println(w.isEmpty() + " " + held.size());
        Map<Object, Integer> refs = new IdentityHashMap<>();
        Object[] graph = {new Object[2], "leaf", new Object[1]};
        ((Object[]) graph[0])[0] = graph;
        ((Object[]) graph[0])[1] = graph[2];
        ((Object[]) graph[2])[0] = graph[1];
        Deque<Object> todo = new ArrayDeque<>(List.of(graph));
        while (!todo.isEmpty()) {
            Object o = todo.pop();
            if (refs.merge(o, 1, Integer::sum) == 1 && o instanceof Object[] arr) for (Object x : arr) todo.push(x);
        }
        System.out.println(refs.size() + " " + refs.get(graph) + refs.get(graph[1]) + refs.get(graph[2]));
    }
}
