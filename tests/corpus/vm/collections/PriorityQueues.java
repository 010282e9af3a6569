// PriorityQueue: heap order of toString, comparators, removal in the middle, heap sort, top k, merging.
import java.util.*;
import java.util.stream.*;

public class PriorityQueues {
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(9, 4, 7, 1, 8, 2));
        System.out.println(q + " " + q.peek() + " " + q.size());
        q.add(3);
        q.offer(0);
        System.out.println(q + " " + q.remove(7) + " " + q + " " + q.contains(8) + " " + q.remove(77));
        StringBuilder sb = new StringBuilder();
        while (!q.isEmpty()) sb.append(q.poll()).append(' ');
        System.out.println(sb + "" + q.poll() + q.peek());
        PriorityQueue<String> s = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        s.addAll(List.of("pear", "fig", "banana", "kiwi", "apple", "date"));
        System.out.println(s.stream().sorted(s.comparator()).toList() + " " + s.poll() + " " + s);
        for (Iterator<String> it = s.iterator(); it.hasNext(); ) if (it.next().contains("i")) it.remove();
        System.out.println(s + " " + s.removeIf(x -> x.startsWith("a")) + s);
        int[] data = new Random(4).ints(200, 0, 1000).toArray();
        PriorityQueue<Integer> top = new PriorityQueue<>();
        for (int x : data) {
            top.add(x);
            if (top.size() > 5) top.poll();
        }
        System.out.println(new TreeSet<>(top) + " " + Arrays.stream(data).boxed().sorted(Comparator.reverseOrder()).limit(5).toList());
        List<List<Integer>> lists = List.of(List.of(1, 4, 9), List.of(2, 4, 8, 16), List.of(), List.of(3));
        PriorityQueue<int[]> heads = new PriorityQueue<>(Comparator.<int[]>comparingInt(h -> lists.get(h[0]).get(h[1])).thenComparingInt(h -> h[0]));
        for (int i = 0; i < lists.size(); i++) if (!lists.get(i).isEmpty()) heads.add(new int[] {i, 0});
        List<Integer> merged = new ArrayList<>();
        while (!heads.isEmpty()) {
            int[] h = heads.poll();
            merged.add(lists.get(h[0]).get(h[1]));
            if (++h[1] < lists.get(h[0]).size()) heads.add(h);
        }
        System.out.println(merged);
        PriorityQueue<Integer> lo = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> hi = new PriorityQueue<>();
        List<Double> medians = new ArrayList<>();
        for (int x : new int[] {5, 15, 1, 3, 8, 7, 9, 2}) {
            lo.add(x);
            hi.add(lo.poll());
            if (hi.size() > lo.size()) lo.add(hi.poll());
            medians.add(lo.size() > hi.size() ? lo.peek() : (lo.peek() + hi.peek()) / 2.0);
        }
        System.out.println(medians);
        record Node(char c, int n, Node l, Node r) { }
        Map<Character, Integer> freq = new TreeMap<>();
        for (char c : "abracadabra alakazam".toCharArray()) freq.merge(c, 1, Integer::sum);
        PriorityQueue<Node> huff = new PriorityQueue<>(Comparator.comparingInt(Node::n).thenComparing(Node::c));
        freq.forEach((c, n) -> huff.add(new Node(c, n, null, null)));
        while (huff.size() > 1) {
            Node x = huff.poll();
            Node y = huff.poll();
            huff.add(new Node((char) Math.min(x.c(), y.c()), x.n() + y.n(), x, y));
        }
        Map<Character, String> codes = new TreeMap<>();
        Deque<Map.Entry<Node, String>> todo = new ArrayDeque<>(List.of(Map.entry(huff.poll(), "")));
        while (!todo.isEmpty()) {
            var e = todo.pop();
            if (e.getKey().l() == null) codes.put(e.getKey().c(), e.getValue());
            else {
                todo.push(Map.entry(e.getKey().l(), e.getValue() + "0"));
                todo.push(Map.entry(e.getKey().r(), e.getValue() + "1"));
            }
        }
        System.out.println(codes + " " + freq.entrySet().stream().mapToInt(e -> e.getValue() * codes.get(e.getKey()).length()).sum());
        for (Runnable r : new Runnable[] {() -> new PriorityQueue<Object>().add(null), () -> new PriorityQueue<Object>(List.of(1, "a")), () -> new PriorityQueue<>(0), () -> new PriorityQueue<Integer>().remove(), () -> new PriorityQueue<Integer>().element()}) {
            try {
                r.run();
                System.out.println("ok");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        PriorityQueue<Object> one = new PriorityQueue<>();
        try {
            one.add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
