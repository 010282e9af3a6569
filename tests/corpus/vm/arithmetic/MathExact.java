// Math's exact methods, floorDiv family and their messages.
public class MathExact {
    interface Op { Object run(); }

    static void t(String n, Op op) {
        try {
            System.out.println(n + " = " + op.run());
        } catch (ArithmeticException e) {
            System.out.println(n + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int M = Integer.MAX_VALUE, m = Integer.MIN_VALUE;
        long L = Long.MAX_VALUE, l = Long.MIN_VALUE;
        t("add1", () -> Math.addExact(M, 1));
        t("add2", () -> Math.addExact(M - 1, 1));
        t("add3", () -> Math.addExact(L, 1L));
        t("add4", () -> Math.addExact(l, -1L));
        t("sub1", () -> Math.subtractExact(m, 1));
        t("sub2", () -> Math.subtractExact(0, m));
        t("sub3", () -> Math.subtractExact(l, 1L));
        t("mul1", () -> Math.multiplyExact(46341, 46341));
        t("mul2", () -> Math.multiplyExact(46340, 46340));
        t("mul3", () -> Math.multiplyExact(3037000500L, 3037000500L));
        t("mul4", () -> Math.multiplyExact(l, -1L));
        t("mul5", () -> Math.multiplyExact(L, 1));
        t("mul6", () -> Math.multiplyExact(1L << 40, 1 << 24));
        t("inc", () -> Math.incrementExact(M));
        t("dec", () -> Math.decrementExact(m));
        t("incL", () -> Math.incrementExact(L));
        t("decL", () -> Math.decrementExact(l));
        t("neg", () -> Math.negateExact(m));
        t("negL", () -> Math.negateExact(l));
        t("toInt1", () -> Math.toIntExact(1L << 31));
        t("toInt2", () -> Math.toIntExact((1L << 31) - 1));
        t("abs", () -> Math.absExact(m));
        t("absL", () -> Math.absExact(-5L));
        t("multiplyHigh", () -> Math.multiplyHigh(L, L));
        t("multiplyHigh2", () -> Math.multiplyHigh(l, L));
        t("multiplyFull", () -> Math.multiplyFull(M, M));
        int[] v = {7, -7, 3, -3, M, m};
        for (int a : v) for (int b : v) System.out.print(Math.floorDiv(a, b) + "/" + Math.floorMod(a, b) + "/" + Math.floorMod((long) a, b) + " ");
        System.out.println();
        double[] d = {0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370495.5, 1e300, Double.NaN, Double.NEGATIVE_INFINITY, -0.0};
        for (double x : d) {
            System.out.println(x + " round " + Math.round(x) + " " + Math.round((float) x) + " rint " + Math.rint(x) + " ceil " + Math.ceil(x) + " floor " + Math.floor(x) + " signum " + Math.signum(x) + " ulp " + Math.ulp(x) + " exp " + Math.getExponent(x) + " up " + Math.nextUp(x) + " down " + Math.nextDown(x) + " abs " + Math.abs(x));
        }
        System.out.println(Math.nextAfter(1.0f, 2) + " " + Math.scalb(3.0, -1070) + " " + Math.scalb(1.5f, 200) + " " + Math.copySign(3, -0.0) + " " + Math.IEEEremainder(10, 3.5) + " " + Math.fma(2.0, 3.0, -6.0000000001) + " " + Math.fma(1e38f, 10f, -1e38f));
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + StrictMath.cbrt(27) + " " + Math.hypot(3, 4) + " " + StrictMath.pow(2, 0.5) + " " + Math.pow(0, 0) + " " + Math.pow(1, Double.NaN) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
    }
}
