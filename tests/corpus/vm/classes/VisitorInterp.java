// A visitor-based interpreter of a stack language with generic visitors and exceptions.
import java.util.*;

public class VisitorInterp {
    interface Visitor<R, C> { R num(Num n, C c); R bin(Bin b, C c); R let(Let l, C c); R var(Var v, C c); R call(Call k, C c); default R visit(Node n, C c) { return n.accept(this, c); } }
    static abstract class Node { abstract <R, C> R accept(Visitor<R, C> v, C c); @Override public String toString() { return new Printer().visit(this, 0); } }
    static final class Num extends Node { final double v; Num(double v) { this.v = v; } <R, C> R accept(Visitor<R, C> x, C c) { return x.num(this, c); } }
    static final class Bin extends Node { final char op; final Node l, r; Bin(Node l, char op, Node r) { this.op = op; this.l = l; this.r = r; } <R, C> R accept(Visitor<R, C> x, C c) { return x.bin(this, c); } }
    static final class Let extends Node { final String n; final Node v, body; Let(String n, Node v, Node b) { this.n = n; this.v = v; body = b; } <R, C> R accept(Visitor<R, C> x, C c) { return x.let(this, c); } }
    static final class Var extends Node { final String n; Var(String n) { this.n = n; } <R, C> R accept(Visitor<R, C> x, C c) { return x.var(this, c); } }
    static final class Call extends Node { final String f; final Node[] args; Call(String f, Node... a) { this.f = f; args = a; } <R, C> R accept(Visitor<R, C> x, C c) { return x.call(this, c); } }
    static final class Env { final Map<String, Double> m; final Env up; Env(Env up) { this.up = up; m = new HashMap<>(); } Double get(String n) { for (Env e = this; e != null; e = e.up) if (e.m.containsKey(n)) return e.m.get(n); throw new NoSuchElementException("unbound " + n); } }
    static class Eval implements Visitor<Double, Env> {
        int steps;
        public Double num(Num n, Env e) { steps++; return n.v; }
        public Double var(Var v, Env e) { steps++; return e.get(v.n); }
        public Double let(Let l, Env e) { steps++; Env in = new Env(e); in.m.put(l.n, visit(l.v, e)); return visit(l.body, in); }
        public Double bin(Bin b, Env e) { steps++; double x = visit(b.l, e), y = visit(b.r, e); switch (b.op) { case '+': return x + y; case '-': return x - y; case '*': return x * y; case '/': if (y == 0) throw new ArithmeticException("divide " + b); return x / y; default: throw new IllegalArgumentException("op " + b.op); } }
        public Double call(Call k, Env e) { steps++; double[] a = new double[k.args.length]; for (int i = 0; i < a.length; i++) a[i] = visit(k.args[i], e); return switch (k.f) { case "max" -> Arrays.stream(a).max().orElseThrow(); case "sqrt" -> Math.sqrt(a[0]); case "sum" -> Arrays.stream(a).sum(); default -> throw new UnsupportedOperationException(k.f + "/" + a.length); }; }
    }
    static class Printer implements Visitor<String, Integer> {
        public String num(Num n, Integer p) { return n.v == (long) n.v ? "" + (long) n.v : "" + n.v; }
        public String var(Var v, Integer p) { return v.n; }
        public String let(Let l, Integer p) { return "let " + l.n + "=" + visit(l.v, 0) + " in " + visit(l.body, 0); }
        public String bin(Bin b, Integer p) { int q = "+-".indexOf(b.op) >= 0 ? 1 : 2; String s = visit(b.l, q) + b.op + visit(b.r, q + 1); return q < p ? "(" + s + ")" : s; }
        public String call(Call k, Integer p) { StringJoiner j = new StringJoiner(",", k.f + "(", ")"); for (Node a : k.args) j.add(visit(a, 0)); return j.toString(); }
    }
    static class Fold implements Visitor<Node, Void> {
        public Node num(Num n, Void c) { return n; }
        public Node var(Var v, Void c) { return v; }
        public Node let(Let l, Void c) { return new Let(l.n, visit(l.v, c), visit(l.body, c)); }
        public Node bin(Bin b, Void c) { Node l = visit(b.l, c), r = visit(b.r, c); if (l instanceof Num x && r instanceof Num y && !(b.op == '/' && y.v == 0)) return new Num(new Eval().bin(new Bin(x, b.op, y), null)); if (b.op == '*' && (l instanceof Num z && z.v == 1)) return r; if (b.op == '+' && (r instanceof Num z && z.v == 0)) return l; return new Bin(l, b.op, r); }
        public Node call(Call k, Void c) { return new Call(k.f, Arrays.stream(k.args).map(a -> visit(a, c)).toArray(Node[]::new)); }
    }
    static class Free implements Visitor<Set<String>, Set<String>> {
        public Set<String> num(Num n, Set<String> b) { return Set.of(); }
        public Set<String> var(Var v, Set<String> b) { return b.contains(v.n) ? Set.of() : Set.of(v.n); }
        public Set<String> let(Let l, Set<String> b) { Set<String> s = new TreeSet<>(visit(l.v, b)), in = new HashSet<>(b); in.add(l.n); s.addAll(visit(l.body, in)); return s; }
        public Set<String> bin(Bin x, Set<String> b) { Set<String> s = new TreeSet<>(visit(x.l, b)); s.addAll(visit(x.r, b)); return s; }
        public Set<String> call(Call k, Set<String> b) { Set<String> s = new TreeSet<>(); for (Node a : k.args) s.addAll(visit(a, b)); return s; }
    }
    static Node n(double d) { return new Num(d); } static Node v(String s) { return new Var(s); } static Node b(Node l, char o, Node r) { return new Bin(l, o, r); }

    public static void main(String[] args) {
        Node[] ns = {b(n(1), '+', b(n(2), '*', n(3))), b(b(n(1), '+', n(2)), '*', n(3)), b(n(8), '-', b(n(4), '-', n(2))), new Let("x", n(5), b(v("x"), '*', new Let("x", b(v("x"), '+', n(1)), v("x")))), new Call("max", n(1), b(n(2), '/', n(4)), new Call("sqrt", n(16))), b(n(1), '/', b(n(2), '-', n(2))), v("y"), new Call("nope"), b(n(1), '?', n(2)), b(b(n(1), '*', v("z")), '+', b(n(0), '*', n(9))), new Let("a", v("q"), b(v("a"), '+', v("w")))};
        for (Node x : ns) { Eval e = new Eval(); String r; try { r = "" + e.visit(x, new Env(null)); } catch (RuntimeException ex) { r = ex.getClass().getSimpleName() + " " + ex.getMessage(); } System.out.println(x + " = " + r + " steps " + e.steps + " free " + new Free().visit(x, Set.of())); }
        for (Node x : ns) try { System.out.print(new Fold().visit(x, null) + " ; "); } catch (IllegalArgumentException ex) { System.out.print(ex.getMessage() + " ; "); }
        System.out.println();
    }
}
