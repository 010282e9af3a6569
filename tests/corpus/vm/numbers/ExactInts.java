// Math.*Exact, floorDiv, floorMod, multiplyHigh and friends on int and long edges.
import java.util.function.Supplier;

public class ExactInts {
    static void t(String what, Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (ArithmeticException e) {
            System.out.println(what + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] is = {0, 1, -1, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE, 46341};
        long[] ls = {0, 1, -1, 10, Long.MAX_VALUE, Long.MIN_VALUE, 3037000500L};
        for (int a : is) {
            for (int b : new int[] {1, -1, 2, -3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                int x = a;
                t(a + " add " + b, () -> Math.addExact(x, b));
                t(a + " sub " + b, () -> Math.subtractExact(x, b));
                t(a + " mul " + b, () -> Math.multiplyExact(x, b));
                t(a + " fdiv " + b, () -> Math.floorDiv(x, b) + " " + Math.floorMod(x, b) + " " + x / b + " " + x % b);
            }
            int x = a;
            t("neg " + a, () -> Math.negateExact(x));
            t("inc " + a, () -> Math.incrementExact(x));
            t("dec " + a, () -> Math.decrementExact(x));
            t("abs " + a, () -> Math.abs(x) + " " + Math.absExact(x));
        }
        for (long a : ls) {
            for (long b : new long[] {-1, 3, Long.MAX_VALUE, Long.MIN_VALUE}) {
                t(a + " add " + b, () -> Math.addExact(a, b));
                t(a + " sub " + b, () -> Math.subtractExact(a, b));
                t(a + " mul " + b, () -> Math.multiplyExact(a, b));
                t(a + " high " + b, () -> Math.multiplyHigh(a, b));
                t(a + " fdiv " + b, () -> Math.floorDiv(a, b) + " " + Math.floorMod(a, b) + " " + a / b + " " + a % b);
            }
            t("toInt " + a, () -> Math.toIntExact(a));
            t("neg " + a, () -> Math.negateExact(a));
        }
        t("mixed", () -> Math.multiplyExact(5L, 7) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 3) + " " + Math.multiplyFull(Integer.MAX_VALUE, Integer.MAX_VALUE));
        t("zero", () -> Math.floorDiv(1, 0));
        t("zero long", () -> Math.floorMod(1L, 0L));
        t("div", () -> 1 / (args.length));
        t("rem", () -> 1L % (long) args.length);
        t("unsigned", () -> Integer.divideUnsigned(Integer.MIN_VALUE, 3) + " " + Long.remainderUnsigned(Long.MIN_VALUE, 10) + " " + Long.divideUnsigned(-1, Long.MAX_VALUE));
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1 + " " + Math.abs(Long.MIN_VALUE) + " " + -Integer.MIN_VALUE);
    }
}
