// Switch expressions: arrows, yield, old-style labels, nested, in odd positions.
public class SwitchExpr {
    enum Op { ADD, SUB, MUL, DIV, NOP }

    static int eval(Op op, int a, int b) {
        return switch (op) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> {
                if (b == 0) yield Integer.MAX_VALUE;
                yield a / b;
            }
            case NOP -> 0;
        };
    }

    static int old(int x) {
        return 1 + switch (x) {
            case 1: yield 10;
            case 2: x++;
            case 3: { int t = x * 2; yield t; }
            default: try { if (x > 5) throw new RuntimeException(); yield 7; } catch (RuntimeException e) { yield 8; } finally { System.out.print("f"); }
        } * 2;
    }

    static int yield1(int n) { return n; }

    static String size(long n) {
        return "n=" + switch (Long.signum(n)) { case -1 -> "neg"; case 0 -> "zero"; default -> switch ((int) (n % 3)) { case 0 -> "fizz"; case 1 -> 'c' + ""; default -> String.valueOf(n); }; } + "!";
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) System.out.print(eval(o, 17, 5) + " " + eval(o, -1, 0) + "; ");
        System.out.println();
        for (int i = 0; i < 8; i++) System.out.print(old(i) + " ");
        System.out.println();
        for (long i = -1; i < 6; i++) System.out.print(size(i) + " ");
        System.out.println();
        double mixed = switch (args.length) { case 0 -> 1; case 1 -> 2.5f; default -> 'c'; };
        System.out.println(mixed);
        Object o = switch (args.length) { case 0 -> 1; case 1 -> "s"; default -> 2.0; };
        System.out.println(o);
        int[] arr = {1, 2, 3};
        arr[switch (arr[0]) { case 1 -> 2; default -> 0; }] += switch (arr[1]) { case 2 -> { for (int i = 0; ; i++) if (i * i > 50) yield i; } default -> 0; };
        System.out.println(arr[2]);
        System.out.println(yield1(switch (5) { default -> yield1(9); }));
        boolean b = switch (3) { case 3 -> true; default -> false; } && !switch ("a") { case "b" -> true; default -> false; };
        System.out.println(b);
        switch (args.length) { case 0 -> System.out.println("statement"); case 1 -> { } default -> throw new Error(); }
        Op n = null;
        try { eval(n, 1, 1); } catch (NullPointerException e) { System.out.println("npe"); }
        Runnable r = switch (1) { case 1 -> () -> System.out.println("lambda from switch"); default -> () -> { }; };
        r.run();
        int depth = 0;
        while (switch (depth) { case 0, 1, 2 -> true; default -> false; }) depth++;
        System.out.println(depth);
    }
}
