// An interpreter of a small language with functions, closures, loops and lists.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ExprInterpreter {
    enum Kind { NUM, STR, NAME, OP, END }

    record Token(Kind kind, String text, int line) { }

    static class LangError extends RuntimeException {
        LangError(String message) { super(message); }
    }

    static final class Lexer {
        private static final Pattern TOKEN = Pattern.compile("\\s*(?:#[^\\n]*\\n\\s*)*(?:(\\d+(?:\\.\\d+)?)|\"([^\"]*)\"|([A-Za-z_]\\w*)|(==|!=|<=|>=|&&|\\|\\||->|[-+*/%<>=!(){}\\[\\],;.]))");

        static List<Token> lex(String src) {
            List<Token> out = new ArrayList<>();
            Matcher m = TOKEN.matcher(src);
            int pos = 0;
            while (pos < src.length() && !src.substring(pos).isBlank()) {
                if (!m.find(pos) || m.start() != pos) throw new LangError("bad character near '" + src.substring(pos).strip().charAt(0) + "'");
                int line = (int) src.substring(0, m.end()).chars().filter(c -> c == '\n').count() + 1;
                if (m.group(1) != null) out.add(new Token(Kind.NUM, m.group(1), line));
                else if (m.group(2) != null) out.add(new Token(Kind.STR, m.group(2), line));
                else if (m.group(3) != null) out.add(new Token(Kind.NAME, m.group(3), line));
                else out.add(new Token(Kind.OP, m.group(4), line));
                pos = m.end();
            }
            out.add(new Token(Kind.END, "<end>", 0));
            return out;
        }
    }

    static final class Env {
        final Map<String, Object> vars = new HashMap<>();
        final Env outer;

        Env(Env outer) { this.outer = outer; }

        Env find(String n) {
            for (Env e = this; e != null; e = e.outer) if (e.vars.containsKey(n)) return e;
            throw new LangError("undefined " + n);
        }
    }

    interface Node { Object eval(Env e); }

    interface Callable { Object call(List<Object> args); }

    static final class Return extends RuntimeException {
        final Object value;

        Return(Object value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    static final class Parser {
        private final List<Token> tokens;
        private int at;
        private static final List<List<String>> LEVELS = List.of(List.of("||"), List.of("&&"), List.of("==", "!="), List.of("<", ">", "<=", ">="), List.of("+", "-"), List.of("*", "/", "%"));
        private static final Map<String, BinaryOperator<Object>> OPS = new HashMap<>();

        static {
            OPS.put("+", (a, b) -> a instanceof Double x && b instanceof Double y ? (Object) (x + y) : a instanceof List<?> l ? concat(l, b) : show(a) + show(b));
            OPS.put("-", (a, b) -> num(a) - num(b));
            OPS.put("*", (a, b) -> a instanceof String s ? s.repeat((int) num(b)) : (Object) (num(a) * num(b)));
            OPS.put("/", (a, b) -> {
                if (num(b) == 0) throw new LangError("division by zero");
                return num(a) / num(b);
            });
            OPS.put("%", (a, b) -> num(a) % num(b));
            OPS.put("<", (a, b) -> compare(a, b) < 0);
            OPS.put(">", (a, b) -> compare(a, b) > 0);
            OPS.put("<=", (a, b) -> compare(a, b) <= 0);
            OPS.put(">=", (a, b) -> compare(a, b) >= 0);
            OPS.put("==", Object::equals);
            OPS.put("!=", (a, b) -> !a.equals(b));
        }

        Parser(String src) { tokens = Lexer.lex(src); }

        private Token next() { return tokens.get(at++); }
        private boolean is(String s) { return tokens.get(at).kind() != Kind.STR && tokens.get(at).text().equals(s); }
        private boolean take(String s) { if (is(s)) { at++; return true; } return false; }
        private void need(String s) { if (!take(s)) throw new LangError("line " + tokens.get(at).line() + ": expected " + s + " but found " + tokens.get(at).text()); }

        Node program() {
            List<Node> body = new ArrayList<>();
            while (tokens.get(at).kind() != Kind.END) body.add(statement());
            return seq(body);
        }

        private static Node seq(List<Node> body) {
            return e -> {
                Object r = 0.0;
                for (Node n : body) r = n.eval(e);
                return r;
            };
        }

        private Node block() {
            need("{");
            List<Node> body = new ArrayList<>();
            while (!take("}")) body.add(statement());
            Node all = seq(body);
            return e -> all.eval(new Env(e));
        }

        private Node statement() {
            if (take("let")) {
                String n = next().text();
                need("=");
                Node v = expr(0);
                need(";");
                return e -> {
                    Object x = v.eval(e);
                    e.vars.put(n, x);
                    return x;
                };
            }
            if (take("while")) {
                Node c = expr(0), b = block();
                return e -> {
                    Object r = 0.0;
                    while (truth(c.eval(e))) r = b.eval(e);
                    return r;
                };
            }
            if (take("for")) {
                String n = next().text();
                need("in");
                Node src = expr(0), b = block();
                return e -> {
                    Object r = 0.0;
                    for (Object o : list(src.eval(e))) {
                        Env in = new Env(e);
                        in.vars.put(n, o);
                        r = b.eval(in);
                    }
                    return r;
                };
            }
            if (take("if")) {
                Node c = expr(0), t = block(), f = take("else") ? (is("if") ? statement() : block()) : e -> 0.0;
                return e -> truth(c.eval(e)) ? t.eval(e) : f.eval(e);
            }
            if (take("return")) {
                Node v = expr(0);
                need(";");
                return e -> { throw new Return(v.eval(e)); };
            }
            if (tokens.get(at).kind() == Kind.NAME && tokens.get(at + 1).text().equals("=")) {
                String n = next().text();
                next();
                Node v = expr(0);
                need(";");
                return e -> {
                    Object x = v.eval(e);
                    e.find(n).vars.put(n, x);
                    return x;
                };
            }
            Node x = expr(0);
            need(";");
            return x;
        }

        private Node expr(int level) {
            if (level == LEVELS.size()) return unary();
            Node left = expr(level + 1);
            while (tokens.get(at).kind() == Kind.OP && LEVELS.get(level).contains(tokens.get(at).text())) {
                String op = next().text();
                Node l = left, r = expr(level + 1);
                left = switch (op) {
                    case "&&" -> e -> truth(l.eval(e)) && truth(r.eval(e));
                    case "||" -> e -> truth(l.eval(e)) || truth(r.eval(e));
                    default -> e -> OPS.get(op).apply(l.eval(e), r.eval(e));
                };
            }
            return left;
        }

        private Node unary() {
            if (take("-")) { Node n = unary(); return e -> -num(n.eval(e)); }
            if (take("!")) { Node n = unary(); return e -> !truth(n.eval(e)); }
            Node n = primary();
            while (true) {
                Node f = n;
                if (take("(")) {
                    List<Node> args = items(")");
                    n = e -> {
                        Object c = f.eval(e);
                        if (!(c instanceof Callable k)) throw new LangError("not a function: " + show(c));
                        return k.call(args.stream().map(a -> a.eval(e)).toList());
                    };
                } else if (take("[")) {
                    Node i = expr(0);
                    need("]");
                    n = e -> {
                        List<Object> l = list(f.eval(e));
                        int k = (int) num(i.eval(e));
                        if (k < 0 || k >= l.size()) throw new LangError("index " + k + " of " + l.size());
                        return l.get(k);
                    };
                } else {
                    return n;
                }
            }
        }

        private List<Node> items(String close) {
            List<Node> out = new ArrayList<>();
            if (take(close)) return out;
            do out.add(expr(0)); while (take(","));
            need(close);
            return out;
        }

        private Node primary() {
            Token t = next();
            switch (t.kind()) {
                case NUM: { Double d = Double.valueOf(t.text()); return e -> d; }
                case STR: return e -> t.text();
                case NAME:
                    if (t.text().equals("true")) return e -> true;
                    if (t.text().equals("false")) return e -> false;
                    if (t.text().equals("fn")) return function();
                    return e -> e.find(t.text()).vars.get(t.text());
                default:
            }
            if (t.text().equals("(")) { Node n = expr(0); need(")"); return n; }
            if (t.text().equals("[")) { List<Node> ns = items("]"); return e -> new ArrayList<>(ns.stream().map(n -> n.eval(e)).toList()); }
            throw new LangError("line " + t.line() + ": unexpected " + t.text());
        }

        private Node function() {
            need("(");
            List<String> ps = new ArrayList<>();
            while (!take(")")) { ps.add(next().text()); take(","); }
            Node body = take("->") ? expr(0) : block();
            return e -> (Callable) args -> {
                if (args.size() != ps.size()) throw new LangError("expected " + ps.size() + " arguments but got " + args.size());
                Env in = new Env(e);
                for (int i = 0; i < args.size(); i++) in.vars.put(ps.get(i), args.get(i));
                try { return body.eval(in); } catch (Return r) { return r.value; }
            };
        }
    }

    static double num(Object o) { if (o instanceof Double d) return d; throw new LangError("not a number: " + show(o)); }
    static boolean truth(Object o) { return o instanceof Boolean b ? b : o instanceof Double d ? d != 0 : o instanceof String s ? !s.isEmpty() : true; }
    @SuppressWarnings("unchecked") static List<Object> list(Object o) { if (o instanceof List<?>) return (List<Object>) o; throw new LangError("not a list: " + show(o)); }
    static int compare(Object a, Object b) { return a instanceof String s && b instanceof String t ? s.compareTo(t) : Double.compare(num(a), num(b)); }
    static List<Object> concat(List<?> a, Object b) { List<Object> l = new ArrayList<>(a); if (b instanceof List<?> m) l.addAll(m); else l.add(b); return l; }

    static String show(Object o) {
        if (o instanceof Double d) return d == Math.rint(d) && Math.abs(d) < 1e15 ? String.valueOf(d.longValue()) : d.toString();
        if (o instanceof List<?> l) { StringJoiner j = new StringJoiner(", ", "[", "]"); l.forEach(x -> j.add(show(x))); return j.toString(); }
        return o instanceof Callable ? "<fn>" : String.valueOf(o);
    }

    static void run(String src) {
        StringBuilder out = new StringBuilder();
        Env g = new Env(null);
        Deque<String> trace = new ArrayDeque<>();
        Map<String, Function<List<Object>, Object>> lib = Map.of("len", a -> (double) (a.get(0) instanceof String s ? s.length() : list(a.get(0)).size()), "str", a -> show(a.get(0)), "push", a -> { list(a.get(0)).add(a.get(1)); return a.get(0); }, "sqrt", a -> Math.sqrt(num(a.get(0))), "floor", a -> Math.floor(num(a.get(0))), "range", a -> { List<Object> l = new ArrayList<>(); for (double d = 0; d < num(a.get(0)); d++) l.add(d); return l; }, "trace", a -> { trace.push(show(a.get(0))); return a.get(0); });
        lib.forEach((n, f) -> g.vars.put(n, (Callable) f::apply));
        g.vars.put("print", (Callable) a -> { a.forEach(x -> out.append(show(x)).append(' ')); out.append('\n'); return 0.0; });
        try { out.append("=> ").append(show(new Parser(src).program().eval(g))); } catch (LangError e) { out.append("error: ").append(e.getMessage()); } catch (StackOverflowError e) { out.append("stack overflow"); } catch (Return r) { out.append("returned ").append(show(r.value)); }
        System.out.println(out + (trace.isEmpty() ? "" : " trace " + trace));
    }

    public static void main(String[] args) {
        run("1 + 2 * 3 - 4 / 8;");
        run("let x = 5; while x > 0 { print(x, x % 2 == 0); x = x - 1; } x;");
        run("let fact = fn(n) { if n < 2 { return 1; } return n * fact(n - 1); }; fact(15);");
        run("let fib = fn(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }; fib(16);");
        run("let counter = fn() { let c = 0; return fn() { c = c + 1; return c; }; }; let a = counter(); let b = counter(); a(); a(); print(a(), b());");
        run("let map = fn(f, l) { let r = []; for x in l { push(r, f(x)); } return r; }; let compose = fn(f, g) -> fn(x) -> f(g(x)); print(map(compose(fn(x) -> x * x, fn(x) -> x + 1), range(6)));");
        run("# comment\nlet sieve = fn(n) { let out = []; for i in range(n) { let prime = i > 1; for p in out { if i % p == 0 { prime = false; } } if prime { out = out + i; } } return out; };\nsieve(60);");
        run("let s = \"ab\" * 3 + \"-\" + 1.5 + true; print(s, len(s), s == \"ababab-1.5true\"); \"b\" > \"a\" && !(1 > 2) || false;");
        run("let hanoi = fn(n, a, b, c) { if n == 0 { return 0; } return hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a); }; hanoi(8, \"a\", \"b\", \"c\");");
        run("let newton = fn(x) { let g = x; let i = 0; while i < 20 { g = (g + x / g) / 2; i = i + 1; } return g; }; print(newton(2), sqrt(2)); trace(floor(newton(50)));");
        run("let loop = fn(n) -> loop(n + 1); loop(0);");
        for (String bad : new String[] {"1 / 0;", "y;", "let x = ;", "[1, 2][5];", "\"a\" - 1;", "5(3);", "fn(a) -> a();", "(fn(a) -> a)(1, 2);", "if true { 1;", "let a = 1\nlet b = 2;", "1 ? 2;", "return 7;", "print(1;"}) run(bad);
    }
}
