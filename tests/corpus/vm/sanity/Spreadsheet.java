// A spreadsheet: formula parser, dependency graph, recalculation in topological order, cycles and errors, text rendering.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Spreadsheet {
    record Ref(int row, int col) implements Comparable<Ref> {
        private static final Pattern P = Pattern.compile("([A-Z]+)([1-9][0-9]*)");

        static Ref of(String s) {
            Matcher m = P.matcher(s);
            if (!m.matches()) throw new IllegalArgumentException("bad reference " + s);
            int c = 0;
            for (char ch : m.group(1).toCharArray()) c = c * 26 + ch - 'A' + 1;
            return new Ref(Integer.parseInt(m.group(2)) - 1, c - 1);
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int c = col + 1; c > 0; c = (c - 1) / 26) sb.insert(0, (char) ('A' + (c - 1) % 26));
            return sb.append(row + 1).toString();
        }

        @Override
        public int compareTo(Ref o) {
            return row != o.row ? Integer.compare(row, o.row) : Integer.compare(col, o.col);
        }
    }

    sealed interface Value permits Num, Text, Err { }

    record Num(double v) implements Value { }

    record Text(String s) implements Value { }

    record Err(String code) implements Value { }

    sealed interface Expr permits Lit, Cell, Range, Bin, Call, Neg { }

    record Lit(Value v) implements Expr { }

    record Cell(Ref r) implements Expr { }

    record Range(Ref a, Ref b) implements Expr {
        List<Ref> cells() {
            List<Ref> out = new ArrayList<>();
            for (int r = Math.min(a.row(), b.row()); r <= Math.max(a.row(), b.row()); r++) for (int c = Math.min(a.col(), b.col()); c <= Math.max(a.col(), b.col()); c++) out.add(new Ref(r, c));
            return out;
        }
    }

    record Bin(char op, Expr l, Expr r) implements Expr { }

    record Call(String f, List<Expr> args) implements Expr { }

    record Neg(Expr e) implements Expr { }

    static final class Parser {
        private static final Pattern TOKEN = Pattern.compile("\\s*(?:(\\d+(?:\\.\\d+)?)|([A-Z]+[1-9][0-9]*)|([A-Z]+)|\"([^\"]*)\"|([-+*/^&(),:<>=]))");
        private final List<String> toks = new ArrayList<>();
        private int at;

        Parser(String s) {
            Matcher m = TOKEN.matcher(s);
            int end = 0;
            while (end < s.length() && m.find(end) && m.start() == end) {
                toks.add(m.group(4) != null ? "\"" + m.group(4) : m.group().strip());
                end = m.end();
            }
            if (!s.substring(end).isBlank()) throw new IllegalArgumentException("cannot read '" + s.substring(end) + "'");
        }

        private String peek() {
            return at < toks.size() ? toks.get(at) : "";
        }

        private boolean accept(String s) {
            if (!peek().equals(s)) return false;
            at++;
            return true;
        }

        private void expect(String s) {
            if (!accept(s)) throw new IllegalArgumentException("expected " + s + " before '" + peek() + "'");
        }

        Expr parse() {
            Expr e = binary(0);
            if (at < toks.size()) throw new IllegalArgumentException("unexpected " + peek());
            return e;
        }

        private Expr binary(int level) {
            String[] ops = {"<>=", "&", "+-", "*/"};
            if (level == ops.length) return power();
            Expr l = binary(level + 1);
            while (peek().length() == 1 && ops[level].contains(peek())) l = new Bin(toks.get(at++).charAt(0), l, binary(level + 1));
            return l;
        }

        private Expr power() {
            Expr b = unary();
            return accept("^") ? new Bin('^', b, power()) : b;
        }

        private Expr unary() {
            if (accept("-")) return new Neg(unary());
            if (accept("(")) {
                Expr e = binary(0);
                expect(")");
                return e;
            }
            String t = peek();
            if (t.isEmpty()) throw new IllegalArgumentException("formula ends early");
            at++;
            if (Character.isDigit(t.charAt(0))) return new Lit(new Num(Double.parseDouble(t)));
            if (t.charAt(0) == '"') return new Lit(new Text(t.substring(1)));
            if (t.matches("[A-Z]+[0-9]+")) {
                Ref a = Ref.of(t);
                return accept(":") ? new Range(a, Ref.of(toks.get(at++))) : new Cell(a);
            }
            if (t.matches("[A-Z]+")) {
                expect("(");
                List<Expr> args = new ArrayList<>();
                while (!accept(")")) {
                    args.add(binary(0));
                    if (!peek().equals(")")) expect(",");
                }
                return new Call(t, args);
            }
            throw new IllegalArgumentException("unexpected " + t);
        }
    }

    static final class Sheet {
        private final Map<Ref, String> source = new TreeMap<>();
        private final Map<Ref, Expr> parsed = new TreeMap<>();
        private final Map<Ref, Value> values = new TreeMap<>();
        private final Map<Ref, Set<Ref>> uses = new TreeMap<>();
        private final Map<Ref, Set<Ref>> usedBy = new TreeMap<>();
        int evaluations;

        void set(String ref, String text) {
            Ref r = Ref.of(ref);
            for (Ref d : uses.getOrDefault(r, Set.of())) usedBy.get(d).remove(r);
            source.put(r, text);
            Expr e;
            try {
                e = text.startsWith("=") ? new Parser(text.substring(1)).parse() : text.matches("-?\\d+(\\.\\d+)?") ? new Lit(new Num(Double.parseDouble(text))) : new Lit(new Text(text));
            } catch (IllegalArgumentException x) {
                e = new Lit(new Err("#SYNTAX " + x.getMessage()));
            }
            parsed.put(r, e);
            Set<Ref> deps = new TreeSet<>();
            collect(e, deps);
            uses.put(r, deps);
            for (Ref d : deps) usedBy.computeIfAbsent(d, k -> new TreeSet<>()).add(r);
            recalculate(r);
        }

        private void collect(Expr e, Set<Ref> out) {
            if (e instanceof Cell c) out.add(c.r());
            else if (e instanceof Range g) out.addAll(g.cells());
            else if (e instanceof Neg n) collect(n.e(), out);
            else if (e instanceof Bin b) {
                collect(b.l(), out);
                collect(b.r(), out);
            } else if (e instanceof Call c) c.args().forEach(a -> collect(a, out));
        }

        private void recalculate(Ref start) {
            Set<Ref> dirty = new LinkedHashSet<>();
            Deque<Ref> todo = new ArrayDeque<>(List.of(start));
            while (!todo.isEmpty()) {
                Ref r = todo.poll();
                if (dirty.add(r)) todo.addAll(usedBy.getOrDefault(r, Set.of()));
            }
            Map<Ref, Integer> waiting = new TreeMap<>();
            for (Ref r : dirty) waiting.put(r, (int) uses.getOrDefault(r, Set.of()).stream().filter(dirty::contains).count());
            Deque<Ref> ready = new ArrayDeque<>();
            waiting.forEach((r, n) -> {
                if (n == 0) ready.add(r);
            });
            Set<Ref> done = new TreeSet<>();
            while (!ready.isEmpty()) {
                Ref r = ready.poll();
                done.add(r);
                if (parsed.containsKey(r)) {
                    evaluations++;
                    values.put(r, eval(parsed.get(r)));
                }
                for (Ref u : usedBy.getOrDefault(r, Set.of())) if (waiting.containsKey(u) && waiting.merge(u, -1, Integer::sum) == 0) ready.add(u);
            }
            for (Ref r : dirty) if (!done.contains(r)) values.put(r, new Err("#CYCLE"));
        }

        private static Value num(double d) {
            return Double.isFinite(d) ? new Num(d) : new Err("#NUM");
        }

        private Value eval(Expr e) {
            if (e instanceof Lit l) return l.v();
            if (e instanceof Cell c) return values.getOrDefault(c.r(), new Num(0));
            if (e instanceof Range) return new Err("#RANGE");
            if (e instanceof Neg n) return eval(n.e()) instanceof Num x ? num(-x.v()) : new Err("#TYPE");
            if (e instanceof Call c) return call(c);
            Bin b = (Bin) e;
            Value l = eval(b.l());
            Value r = eval(b.r());
            if (l instanceof Err) return l;
            if (r instanceof Err) return r;
            if (b.op() == '&') return new Text(show(l) + show(r));
            if (l instanceof Num x && r instanceof Num y) {
                if (b.op() == '/' && y.v() == 0) return new Err("#DIV0");
                DoubleBinaryOperator op = switch (b.op()) {
                    case '+' -> Double::sum;
                    case '-' -> (p, q) -> p - q;
                    case '*' -> (p, q) -> p * q;
                    case '/' -> (p, q) -> p / q;
                    case '^' -> StrictMath::pow;
                    case '<' -> (p, q) -> p < q ? 1 : 0;
                    case '>' -> (p, q) -> p > q ? 1 : 0;
                    default -> (p, q) -> p == q ? 1 : 0;
                };
                return num(op.applyAsDouble(x.v(), y.v()));
            }
            return b.op() == '=' ? new Num(l.equals(r) ? 1 : 0) : new Err("#TYPE");
        }

        private Value call(Call c) {
            if (c.f().equals("IF")) return c.args().size() != 3 ? new Err("#ARGS") : eval(c.args().get(0)) instanceof Num n ? eval(c.args().get(n.v() != 0 ? 1 : 2)) : new Err("#TYPE");
            List<Value> vs = new ArrayList<>();
            for (Expr a : c.args()) {
                if (a instanceof Range g) g.cells().forEach(r -> {
                    if (values.containsKey(r)) vs.add(values.get(r));
                });
                else vs.add(eval(a));
            }
            for (Value v : vs) if (v instanceof Err) return v;
            List<Double> ns = vs.stream().filter(Num.class::isInstance).map(v -> ((Num) v).v()).toList();
            Map<String, Function<List<Double>, Value>> fs = Map.of("SUM", l -> num(l.stream().mapToDouble(d -> d).sum()), "AVG", l -> l.isEmpty() ? new Err("#DIV0") : num(l.stream().mapToDouble(d -> d).average().getAsDouble()), "MAX", l -> l.isEmpty() ? new Num(0) : num(Collections.max(l)), "MIN", l -> l.isEmpty() ? new Num(0) : num(Collections.min(l)), "COUNT", l -> new Num(l.size()), "SQRT", l -> l.size() != 1 ? new Err("#ARGS") : num(Math.sqrt(l.get(0))));
            Function<List<Double>, Value> f = fs.get(c.f());
            return f == null ? new Err("#NAME " + c.f()) : f.apply(ns);
        }

        static String show(Value v) {
            if (v instanceof Num n) return n.v() == Math.rint(n.v()) && Math.abs(n.v()) < 1e15 ? String.valueOf((long) n.v()) : String.format(Locale.ROOT, "%.3f", n.v());
            return v instanceof Text t ? t.s() : ((Err) v).code();
        }

        String get(String ref) {
            Value v = values.get(Ref.of(ref));
            return v == null ? "" : show(v);
        }

        String render() {
            int rows = values.keySet().stream().mapToInt(Ref::row).max().orElse(-1) + 1;
            int cols = values.keySet().stream().mapToInt(Ref::col).max().orElse(-1) + 1;
            int[] w = new int[cols];
            for (int c = 0; c < cols; c++) {
                int cc = c;
                w[c] = Math.max(3, values.entrySet().stream().filter(e -> e.getKey().col() == cc).mapToInt(e -> show(e.getValue()).length()).max().orElse(0));
            }
            StringBuilder sb = new StringBuilder();
            for (int r = 0; r < rows; r++) {
                int rr = r;
                sb.append(IntStream.range(0, cols).mapToObj(c -> {
                    Value v = values.get(new Ref(rr, c));
                    String s = v == null ? "" : show(v);
                    return v instanceof Num ? " ".repeat(w[c] - s.length()) + s : s + " ".repeat(w[c] - s.length());
                }).collect(Collectors.joining(" | "))).append('\n');
            }
            return sb.toString();
        }
    }

    public static void main(String[] args) {
        Sheet s = new Sheet();
        String[][] cells = {{"A1", "item"}, {"B1", "qty"}, {"C1", "price"}, {"D1", "total"}, {"A2", "tea"}, {"B2", "3"}, {"C2", "2.35"}, {"D2", "=B2*C2"}, {"A3", "mug"}, {"B3", "2"}, {"C3", "11.99"}, {"D3", "=B3*C3"}, {"A4", "sum"}, {"D4", "=SUM(D2:D3)"}, {"A5", "tax"}, {"C5", "0.19"}, {"D5", "=D4*C5"}, {"A6", "all"}, {"D6", "=D4+D5"}};
        for (String[] c : cells) s.set(c[0], c[1]);
        System.out.print(s.render());
        int before = s.evaluations;
        s.set("B3", "10");
        System.out.println("D6 " + s.get("D6") + " after " + (s.evaluations - before) + " evaluations");
        String[][] more = {{"F1", "=AVG(B2:B3)"}, {"F2", "=MAX(B2:C3)-MIN(B2:C3)"}, {"F3", "=IF(D6>100,\"rich\",\"poor\")"}, {"F4", "=2^3^2"}, {"F5", "=-2^2"}, {"F6", "=(1+2)*3-4/2"}, {"F7", "=1/0"}, {"F8", "=F7+1"}, {"F9", "=\"a\"&1+1&\"b\""}, {"F10", "=A2*2"}, {"F11", "=NOPE(1)"}, {"F12", "=1+"}, {"F13", "=(1"}, {"F14", "=COUNT(A1:D6)"}, {"F15", "=SQRT(-1)"}, {"F16", "=A2=\"tea\""}, {"F17", "=1 $ 2"}, {"F18", "=SUM(Z1:Z9)"}, {"F19", "=B2:B3"}, {"F20", "=SQRT(2)"}};
        for (String[] c : more) {
            s.set(c[0], c[1]);
            System.out.println(c[0] + " " + c[1] + " -> " + s.get(c[0]));
        }
        s.set("H1", "=H2+1");
        s.set("H2", "=H3+1");
        s.set("H3", "=H1+1");
        s.set("H4", "=H1");
        System.out.println(s.get("H1") + " " + s.get("H2") + " " + s.get("H3") + " " + s.get("H4"));
        s.set("H3", "5");
        System.out.println(s.get("H1") + " " + s.get("H2") + " " + s.get("H3") + " " + s.get("H4"));
        s.set("I1", "=I1");
        System.out.println(s.get("I1"));
        for (int i = 2; i <= 40; i++) s.set("K" + i, "=K" + (i - 1) + "*2+1");
        s.set("K1", "1");
        System.out.println(s.get("K40") + " " + s.get("K10"));
        for (String r : new String[] {"A1", "Z9", "AA10", "AZ1", "BA1", "ZZ100"}) System.out.print(Ref.of(r) + "=" + Ref.of(r).col() + " ");
        System.out.println();
        for (String bad : new String[] {"A0", "1A", "a1", ""}) {
            try {
                Ref.of(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
