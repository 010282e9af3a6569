// Graph algorithms over maps and lists: BFS, DFS, Dijkstra, topological order, union-find, components, permutations.
import java.util.*;
import java.util.stream.*;

public class Graphs {
    record Edge(String to, int w) { }

    static final Map<String, List<Edge>> G = new TreeMap<>();

    static void edge(String a, String b, int w) {
        G.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, w));
        G.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, w));
    }

    static Map<String, Integer> dijkstra(String s, Map<String, String> prev) {
        Map<String, Integer> dist = new TreeMap<>(Map.of(s, 0));
        PriorityQueue<Map.Entry<String, Integer>> q = new PriorityQueue<>(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
        q.add(Map.entry(s, 0));
        while (!q.isEmpty()) {
            var e = q.poll();
            if (e.getValue() > dist.get(e.getKey())) continue;
            for (Edge x : G.get(e.getKey())) {
                int d = e.getValue() + x.w();
                if (d < dist.getOrDefault(x.to(), Integer.MAX_VALUE)) {
                    dist.put(x.to(), d);
                    prev.put(x.to(), e.getKey());
                    q.add(Map.entry(x.to(), d));
                }
            }
        }
        return dist;
    }

    static List<String> topo(Map<String, Set<String>> deps) {
        Map<String, Integer> in = new TreeMap<>();
        deps.forEach((k, v) -> {
            in.merge(k, v.size(), Integer::sum);
            v.forEach(d -> in.merge(d, 0, Integer::sum));
        });
        TreeSet<String> ready = in.entrySet().stream().filter(e -> e.getValue() == 0).map(Map.Entry::getKey).collect(Collectors.toCollection(TreeSet::new));
        List<String> out = new ArrayList<>();
        while (!ready.isEmpty()) {
            String n = ready.pollFirst();
            out.add(n);
            deps.forEach((k, v) -> {
                if (v.contains(n) && in.merge(k, -1, Integer::sum) == 0) ready.add(k);
            });
        }
        if (out.size() < in.size()) throw new IllegalStateException("cycle among " + in.entrySet().stream().filter(e -> e.getValue() > 0).map(Map.Entry::getKey).toList());
        return out;
    }

    static void dfs(String n, Set<String> seen) {
        if (seen.add(n)) G.get(n).stream().map(Edge::to).sorted().forEach(x -> dfs(x, seen));
    }

    static int find(int[] p, int x) {
        return p[x] == x ? x : (p[x] = find(p, p[x]));
    }

    static <T> List<List<T>> permutations(List<T> in) {
        if (in.isEmpty()) return List.of(List.of());
        return IntStream.range(0, in.size()).boxed().flatMap(i -> {
            List<T> rest = new ArrayList<>(in);
            T x = rest.remove((int) i);
            return permutations(rest).stream().map(p -> Stream.concat(Stream.of(x), p.stream()).toList());
        }).toList();
    }

    public static void main(String[] args) {
        edge("A", "B", 4);
        edge("A", "C", 2);
        edge("B", "C", 1);
        edge("B", "D", 5);
        edge("C", "D", 8);
        edge("C", "E", 10);
        edge("D", "E", 2);
        edge("D", "F", 6);
        edge("E", "F", 3);
        Map<String, String> prev = new HashMap<>();
        System.out.println(dijkstra("A", prev));
        LinkedList<String> path = new LinkedList<>();
        for (String n = "F"; n != null; n = prev.get(n)) path.addFirst(n);
        System.out.println(String.join(">", path));
        Set<String> seen = new LinkedHashSet<>();
        dfs("A", seen);
        System.out.println("dfs " + seen);
        Map<String, Integer> level = new LinkedHashMap<>(Map.of("A", 0));
        Deque<String> q = new ArrayDeque<>(List.of("A"));
        while (!q.isEmpty()) {
            String n = q.poll();
            for (Edge e : G.get(n)) if (level.putIfAbsent(e.to(), level.get(n) + 1) == null) q.add(e.to());
        }
        System.out.println("bfs " + level);
        Map<String, Set<String>> deps = new TreeMap<>(Map.of("app", Set.of("lib", "log"), "lib", Set.of("core"), "log", Set.of("core", "fmt"), "test", Set.of("app")));
        System.out.println(topo(deps));
        deps.put("core", Set.of("test"));
        try {
            topo(deps);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[] p = IntStream.range(0, 10).toArray();
        for (int[] e : new int[][] {{0, 1}, {2, 3}, {1, 3}, {5, 6}, {7, 8}, {8, 5}}) p[find(p, e[0])] = find(p, e[1]);
        TreeMap<Integer, List<Integer>> comps = IntStream.range(0, 10).boxed().collect(Collectors.groupingBy(i -> find(p, i), TreeMap::new, Collectors.toList()));
        System.out.println(comps.values().stream().sorted(Comparator.comparing(l -> l.get(0))).toList());
        System.out.println(permutations(List.of(1, 2, 3)) + " " + permutations(List.of("a", "b", "c", "d")).size());
        int[][] d = new int[6][6];
        List<String> names = new ArrayList<>(G.keySet());
        for (int[] row : d) Arrays.fill(row, 1 << 20);
        for (int i = 0; i < 6; i++) {
            d[i][i] = 0;
            for (Edge e : G.get(names.get(i))) d[i][names.indexOf(e.to())] = e.w();
        }
        for (int k = 0; k < 6; k++) for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
        System.out.println(Arrays.deepToString(d));
        String[] maze = {"#########", "#S..#...#", "#.#.#.#.#", "#.#...#E#", "#########"};
        int steps = -1;
        Deque<int[]> todo = new ArrayDeque<>(List.of(new int[] {1, 1, 0}));
        Set<Integer> been = new HashSet<>();
        while (!todo.isEmpty() && steps < 0) {
            int[] c = todo.poll();
            if (maze[c[0]].charAt(c[1]) == '#' || !been.add(c[0] * 100 + c[1])) continue;
            if (maze[c[0]].charAt(c[1]) == 'E') steps = c[2];
            for (int[] m : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) todo.add(new int[] {c[0] + m[0], c[1] + m[1], c[2] + 1});
        }
        System.out.println("maze " + steps + " visited " + been.size());
    }
}
