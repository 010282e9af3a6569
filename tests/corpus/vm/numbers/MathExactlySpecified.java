// Math methods whose results are specified exactly, as raw bits.
import java.util.function.*;

public class MathExactlySpecified {
    static final double[] IN = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 1e-320, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 4503599627370497.5, 4503599627370495.5, 9007199254740993.0, -9007199254740991.0, 1e18, 1e19, -1e300, Math.PI, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2147483647.5, -2147483648.5};
    static final float[] FIN = {0f, -0f, 0.5f, -0.5f, 1.5f, 2.5f, 0.49999997f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, 8388609f, 16777217f, -3.7f, 1e10f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};

    static void d(String n, DoubleUnaryOperator f) {
        StringBuilder sb = new StringBuilder(n);
        for (double x : IN) sb.append(' ').append(Double.toHexString(f.applyAsDouble(x)));
        System.out.println(sb);
    }

    static void b(String n, DoubleBinaryOperator f) {
        StringBuilder sb = new StringBuilder(n);
        for (int i = 0; i < IN.length; i += 3) for (int j = 0; j < IN.length; j += 4) sb.append(' ').append(Long.toHexString(Double.doubleToLongBits(f.applyAsDouble(IN[i], IN[j]))));
        System.out.println(sb);
    }

    public static void main(String[] args) {
        d("floor", Math::floor);
        d("ceil", Math::ceil);
        d("rint", Math::rint);
        d("abs", Math::abs);
        d("sqrt", Math::sqrt);
        d("ulp", Math::ulp);
        d("nextUp", Math::nextUp);
        d("nextDown", Math::nextDown);
        d("signum", Math::signum);
        d("negate", x -> -x);
        d("toRadians", Math::toRadians);
        d("toDegrees", Math::toDegrees);
        b("max", Math::max);
        b("min", Math::min);
        b("copySign", Math::copySign);
        b("nextAfter", Math::nextAfter);
        b("IEEEremainder", Math::IEEEremainder);
        b("remainder", (x, y) -> x % y);
        b("fma", (x, y) -> Math.fma(x, y, 0.1));
        b("add", Double::sum);
        b("multiply", (x, y) -> x * y);
        b("divide", (x, y) -> x / y);
        StringBuilder sb = new StringBuilder("round");
        for (double x : IN) sb.append(' ').append(Math.round(x)).append('/').append((long) x).append('/').append((int) x).append('/').append(Math.getExponent(x));
        System.out.println(sb);
        sb = new StringBuilder("float");
        for (float x : FIN) sb.append(' ').append(Math.round(x)).append('/').append(Float.toHexString(Math.ulp(x))).append('/').append(Float.toHexString(Math.nextUp(x))).append('/').append(Math.getExponent(x)).append('/').append(Float.toHexString(Math.nextAfter(x, 1e30))).append('/').append(Float.toHexString(Math.copySign(x, -1f))).append('/').append(Float.toHexString(Math.abs(x)));
        System.out.println(sb);
        sb = new StringBuilder("scalb");
        for (double x : IN) for (int k : new int[] {-1100, -60, -1, 1, 52, 1023, 3000}) sb.append(' ').append(Double.toHexString(Math.scalb(x, k)));
        System.out.println(sb.toString().hashCode() + " " + sb.substring(0, 200));
        sb = new StringBuilder("scalbf");
        for (float x : FIN) for (int k : new int[] {-160, -30, -1, 1, 127, 300}) sb.append(' ').append(Float.toHexString(Math.scalb(x, k)));
        System.out.println(sb.toString().hashCode());
        sb = new StringBuilder("fmaf");
        for (float x : FIN) for (float y : FIN) sb.append(' ').append(Integer.toHexString(Float.floatToIntBits(Math.fma(x, y, 1e-8f))));
        System.out.println(sb.toString().hashCode());
        sb = new StringBuilder("frem");
        for (float x : FIN) for (float y : FIN) sb.append(' ').append(Integer.toHexString(Float.floatToIntBits(x % y)));
        System.out.println(sb.toString().hashCode());
        System.out.println(Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(Double.MAX_VALUE, 2, Double.NEGATIVE_INFINITY) + " " + Math.E + " " + Math.hypot(3, 4));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.max(-0f, 0f) + " " + Math.min(Float.NaN, 1f));
    }
}
