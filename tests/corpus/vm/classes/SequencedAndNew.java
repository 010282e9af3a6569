// Language and library additions up to 21 used together: sequenced collections, records, repeat.
//@ jdk: 21+
import java.util.*;
import java.util.stream.*;

public class SequencedAndNew {
    interface Visitor<R> { R visit(Node n); }
    record Node(String id, List<Node> kids) { Node(String id, Node... k) { this(id, List.of(k)); } <R> R accept(Visitor<R> v) { return v.visit(this); } }
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
        l.addFirst(0); l.addLast(9);
        System.out.println(l + " " + l.getFirst() + l.getLast() + l.reversed() + l.removeFirst() + l);
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("a", 1); m.put("b", 2); m.putFirst("z", 0);
        System.out.println(m + " " + m.firstEntry() + m.lastEntry() + m.reversed() + m.pollFirstEntry() + m.sequencedKeySet().reversed());
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("x"));
        s.addFirst("w"); s.addLast("y");
        System.out.println(s + " " + s.reversed() + s.getLast());
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3));
        System.out.println(d.reversed().stream().map(String::valueOf).collect(Collectors.joining("<")));
        try { new ArrayList<>().getFirst(); } catch (NoSuchElementException e) { System.out.println("empty"); }
        StringBuilder sb = new StringBuilder().repeat("ab", 3).repeat('z', 2);
        System.out.println(sb + " " + "a-b-c".indexOf('-', 2, 4) + " " + Math.clamp(15L, 0, 10) + " " + Character.isEmoji(0x1f600) + " " + "x,y;z".splitWithDelimiters("[,;]", 0).length);
        Node t = new Node("root", new Node("a", new Node("a1")), new Node("b"));
        Visitor<String> show = new Visitor<>() { public String visit(Node n) { return switch (n) { case Node(var id, var k) when k.isEmpty() -> id; case Node(var id, var k) -> id + k.stream().map(c -> c.accept(this)).toList(); }; } };
        System.out.println(t.accept(show));
        System.out.println(Stream.of(1, 2, 3, 4).<Object>mapMulti((x, c) -> { if (x % 2 == 0) { c.accept(x); c.accept("e" + x); } }).toList());
        System.out.println(List.of(1, 2, 3).reversed().getClass() == null ? "" : IntStream.rangeClosed(1, 5).boxed().toList().reversed().subList(1, 3));
        var text = """
            {"k": "v\\n"}\t|
            """;
        System.out.print(text);
    }
}
