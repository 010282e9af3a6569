// Line numbers of frames at awkward places: chained calls, ternaries, initialisers, multi-line lambdas.
public class LineNumbers {
    static int line() {
        return new Throwable().getStackTrace()[1].getLineNumber();
    }

    static int f = line();
    int g =
        line();
    int h; {
        h = line();
    }

    static String chain(Object... xs) { StringBuilder s = new StringBuilder(); for (Object x : xs) s.append(x).append(' '); return s.toString(); }
    LineNumbers self() { return this; }
    LineNumbers boom(boolean b) { if (b) throw new IllegalStateException(); return this; }
    static int at(Throwable t) { for (StackTraceElement e : t.getStackTrace()) if (e.getMethodName().equals("main")) return e.getLineNumber(); return -1; }

    interface Run { int go(); }

    public static void main(String[] args) {
        System.out.println(f + " " + new LineNumbers().g + " " + new LineNumbers().h);
        System.out.println(chain(line(),
            line(), line(),

            line()));
        LineNumbers l = new LineNumbers();
        try {
            l.self()
                .boom(false)
                .self()
                .boom(true)
                .self();
        } catch (IllegalStateException e) { System.out.println("chain " + at(e)); }
        int a = args.length == 0
            ? line()
            : -line();
        System.out.println("ternary " + a);
        Run r = () -> {
            int x = 1;
            return x
                + line();
        };
        Run q = () ->
            line();
        System.out.println("lambda " + r.go() + " " + q.go());
        Object o = new Object() {
            final int z = line();
            @Override
            public String toString() {
                return z + "," + line();
            }
        };
        System.out.println("anon " + o);
        try {
            int[] arr = {1,
                2, 3 / zero(),
                4};
        } catch (ArithmeticException e) { System.out.println("array " + at(e)); }
        try {
            Object s = "x";
            System.out.println(
                "cast " +
                (Integer) s);
        } catch (ClassCastException e) { System.out.println("cast " + at(e)); }
        for (int i = 0;
             i < line() - line() + 1;
             i += line() > 0 ? 1 : 0)
            System.out.println("loop " + line());
        switch (args.length) {
            case 0:
                System.out.println("case " + line()); break;
            default:
                System.out.println(line());
        }
        String cc = "a" + line() +
            "b" + line()
            + "c" + line();
        System.out.println(cc);
        try {
            throw
                new RuntimeException(
                    "multi" + line());
        } catch (RuntimeException e) { System.out.println(e.getMessage() + " " + at(e)); }
        try { Object n = null; boolean b = true; if (b &&
            n.hashCode() > 0) return; } catch (NullPointerException e) { System.out.println("cond " + at(e)); }
        try (AutoCloseable c = () -> {
            throw new Exception("close" + line());
        }) {
            System.out.println("body " + line());
        } catch (Exception e) { System.out.println(e.getMessage()); }
        System.out.println(Init.LINE + " " + Init.text());
    }
    static int zero() { return 0; }
    static class Init {
        static final int LINE;
        static {
            int k = 0;
            LINE = k + line();
        }
        static String text() { return """
            block %d
            """.formatted(line()).strip(); }
    }
}
