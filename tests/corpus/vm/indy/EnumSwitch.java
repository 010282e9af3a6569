// Switches over enums in old and new style inside lambdas, nested and other classes.
public class EnumSwitch {
    enum E { A, B, C { @Override String x() { return "cc"; } }, D; String x() { return name().toLowerCase(); } int me() { return switch (this) { case A -> 1; case B -> 2; default -> { int q = 0; for (E e : values()) q += e.ordinal(); yield q; } }; } }
    static String a(E e) { switch (e) { case B: return "B"; case A: return "A"; } return "none"; }
    static int b(E e, Thread.State s) { return switch (e) { case A, B -> switch (s) { case NEW -> 1; case BLOCKED, WAITING -> 2; default -> 3; }; case C -> 4; case D -> s.ordinal() * 10; }; }
    static class Inner { static int i(E e) { switch (e) { case C: return 3; default: return 0; } } }
    interface F { String f(E e); }

    public static void main(String[] args) {
        F f = e -> switch (e) { case A -> "la"; case D -> "ld"; default -> e.x(); };
        for (E e : E.values()) System.out.println(a(e) + " " + b(e, Thread.State.NEW) + b(e, Thread.State.WAITING) + b(e, Thread.State.TERMINATED) + " " + Inner.i(e) + " " + f.f(e) + " " + e.me());
        for (String s : new String[] {"a", "f", "b", "l", "i", "m"}) {
            try {
                switch (s) { case "a": a(null); case "b": b(null, null); case "f": f.f(null); case "l": Inner.i(null); case "i": b(E.A, null); default: System.out.println("fell to end"); }
            } catch (NullPointerException e) { System.out.println(s + " npe"); }
        }
        int n = 0;
        for (int i = 0; i < 1000; i++) { E e = E.values()[i % 4]; switch (e) { case A: n += 1; break; case B: n += 2; case C: n += 3; break; default: n--; } }
        System.out.println(n);
    }
}
