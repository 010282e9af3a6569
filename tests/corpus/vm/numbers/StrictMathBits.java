// StrictMath on many inputs, printed as raw bits: results are specified exactly.
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class StrictMathBits {
    static final double[] IN = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 10.0, -10.0, 0.1, 1e-10, -1e-10, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE, Math.PI, Math.PI / 2, Math.PI / 4, Math.E, 3.0, 7.5, 100.25, -100.25, 1e6, 1e15, 1e22, 1e300, 709.78, 710.0, -745.0, -746.0, 0.9999999999, 1.0000000001, 1234567.891, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};

    static void u(String name, DoubleUnaryOperator f) {
        StringBuilder sb = new StringBuilder(name);
        for (double x : IN) sb.append(' ').append(Long.toHexString(Double.doubleToLongBits(f.applyAsDouble(x))));
        System.out.println(sb);
    }

    static void b(String name, DoubleBinaryOperator f) {
        StringBuilder sb = new StringBuilder(name);
        for (int i = 0; i < IN.length; i += 2)
            for (int j = 1; j < IN.length; j += 3) sb.append(' ').append(Long.toHexString(Double.doubleToLongBits(f.applyAsDouble(IN[i], IN[j]))));
        System.out.println(sb);
    }

    public static void main(String[] args) {
        u("sin", StrictMath::sin);
        u("cos", StrictMath::cos);
        u("tan", StrictMath::tan);
        u("asin", StrictMath::asin);
        u("acos", StrictMath::acos);
        u("atan", StrictMath::atan);
        u("exp", StrictMath::exp);
        u("log", StrictMath::log);
        u("log10", StrictMath::log10);
        u("log1p", StrictMath::log1p);
        u("expm1", StrictMath::expm1);
        u("cbrt", StrictMath::cbrt);
        u("sinh", StrictMath::sinh);
        u("cosh", StrictMath::cosh);
        u("tanh", StrictMath::tanh);
        u("sqrt", StrictMath::sqrt);
        u("ceil", StrictMath::ceil);
        u("floor", StrictMath::floor);
        u("rint", StrictMath::rint);
        u("toRadians", StrictMath::toRadians);
        u("toDegrees", StrictMath::toDegrees);
        u("ulp", StrictMath::ulp);
        u("signum", StrictMath::signum);
        u("nextUp", StrictMath::nextUp);
        u("nextDown", StrictMath::nextDown);
        b("atan2", StrictMath::atan2);
        b("pow", StrictMath::pow);
        b("hypot", StrictMath::hypot);
        b("IEEEremainder", StrictMath::IEEEremainder);
        b("copySign", StrictMath::copySign);
        b("nextAfter", StrictMath::nextAfter);
        b("max", StrictMath::max);
        b("min", StrictMath::min);
        b("rem", (x, y) -> x % y);
    }
}
