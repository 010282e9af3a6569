// Records, a sealed interface and patterns, evaluated in two threads.
//@ jdk: 21+
public class SealedSwitch {
    sealed interface Expr permits Num, Add, Mul {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    record Mul(Expr l, Expr r) implements Expr {}
    static int eval(Expr e) {
        return switch (e) {
            case Num n -> n.v();
            case Add(Expr l, Expr r) -> eval(l) + eval(r);
            case Mul(Num(var a), Num(var b)) -> a * b;
            case Mul m -> eval(m.l()) * eval(m.r());
        };
    }

    enum Op {
        PLUS, MINUS
    }

    static String name(Object o) {
        return switch (o) {
            case null -> "null";
            case Op p when p == Op.PLUS -> "+";
            case Op p -> p.name();
            case String s -> s.toUpperCase();
            default -> o.toString();
        };
    }

    public static void main(String[] args) throws Exception {
        Expr e = new Add(new Mul(new Num(2), new Num(3)), new Mul(new Add(new Num(1), new Num(1)), new Num(4)));
        int[] r = new int[2];
        Thread a = new Thread(() -> r[0] = eval(e)), b = new Thread(() -> r[1] = eval(e));
        a.start();
        b.start();
        a.join();
        b.join();
        assert r[0] == 14 && r[1] == 14;
        assert (name(null) + name(Op.PLUS) + name(Op.MINUS) + name("x") + name(3)).equals("null+MINUSX3");
        assert e.hashCode() == new Add(((Add) e).l(), ((Add) e).r()).hashCode()
                && e.toString().startsWith("Add[l=Mul[");
    }
}
