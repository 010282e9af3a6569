// Division and remainder by zero for every numeric type.
public class DivZero {
    interface Op { Object run(); }

    static void t(String n, Op op) {
        try {
            System.out.println(n + " = " + op.run());
        } catch (ArithmeticException e) {
            System.out.println(n + " throws " + e);
        }
    }

    static int zero = 0;
    static long lzero = 0;
    static char czero = 0;
    static double dzero = 0.0, dnz = -0.0;
    static float fzero = 0f;

    public static void main(String[] args) {
        t("1/0", () -> 1 / zero);
        t("1%0", () -> 1 % zero);
        t("0/0", () -> 0 / zero);
        t("1L/0", () -> 1L / lzero);
        t("1L%0", () -> 1L % lzero);
        t("1/0L", () -> 1 / lzero);
        t("'a'/0", () -> 'a' / czero);
        t("1/0.0", () -> 1 / dzero);
        t("-1/0.0", () -> -1 / dzero);
        t("1/-0.0", () -> 1 / dnz);
        t("0/0.0", () -> 0 / dzero);
        t("1%0.0", () -> 1 % dzero);
        t("1f/0", () -> 1f / zero);
        t("-1f/0", () -> -1f / zero);
        t("1f%0f", () -> 1f % fzero);
        t("inf%3", () -> Double.POSITIVE_INFINITY % 3);
        t("3%inf", () -> 3 % Double.POSITIVE_INFINITY);
        t("-0.0%3", () -> dnz % 3);
        t("floorDiv", () -> Math.floorDiv(3, zero));
        t("floorMod", () -> Math.floorMod(3L, lzero));
        t("divideUnsigned", () -> Integer.divideUnsigned(3, zero));
        t("remainderUnsigned", () -> Long.remainderUnsigned(3, lzero));
        t("MIN/-1", () -> Integer.MIN_VALUE / (zero - 1));
        t("MIN%-1", () -> Integer.MIN_VALUE % (zero - 1));
        t("LMIN/-1", () -> Long.MIN_VALUE / (lzero - 1));
        t("LMIN%-1", () -> Long.MIN_VALUE % (lzero - 1));
        int x = 5;
        try {
            x /= zero;
        } catch (ArithmeticException e) {
            System.out.println("x still " + x + " " + e.getMessage());
        }
        try {
            x = x++ / (x - 6);
        } catch (ArithmeticException e) {
            System.out.println("x now " + x);
        }
        int[] a = {1, 2};
        int i = 0;
        try {
            a[i++] %= zero;
        } catch (ArithmeticException e) {
            System.out.println("i " + i + " a " + a[0] + a[1]);
        }
        byte b = 10;
        b /= 0.0;
        System.out.println(b);
        b = 10;
        b /= 0.3;
        System.out.println(b);
    }
}
