// StrictMath over sweeps of inputs, reduced to a hash per function, so that any wrong bit shows.
import java.util.Random;
import java.util.function.*;

public class StrictSweep {
    static long h;

    static void sweep(String name, double lo, double hi, DoubleUnaryOperator f) {
        long hash = 0;
        for (int i = 0; i <= 400; i++) {
            double x = lo + (hi - lo) * i / 400;
            hash = hash * 1_000_003 + Double.doubleToLongBits(f.applyAsDouble(x));
        }
        Random r = new Random(name.hashCode());
        for (int i = 0; i < 300; i++) {
            double x = Double.longBitsToDouble(r.nextLong());
            hash = hash * 1_000_003 + Double.doubleToLongBits(f.applyAsDouble(x));
        }
        System.out.println(name + " " + Long.toHexString(hash));
    }

    static void sweep2(String name, DoubleBinaryOperator f) {
        long hash = 0;
        Random r = new Random(name.hashCode());
        for (int i = 0; i < 600; i++) {
            double x = (r.nextDouble() - 0.3) * 50;
            double y = (r.nextDouble() - 0.5) * 20;
            if (i % 5 == 0) y = Math.rint(y);
            hash = hash * 1_000_003 + Double.doubleToLongBits(f.applyAsDouble(x, y));
        }
        for (int i = 0; i < 300; i++) hash = hash * 1_000_003 + Double.doubleToLongBits(f.applyAsDouble(Double.longBitsToDouble(r.nextLong()), Double.longBitsToDouble(r.nextLong())));
        System.out.println(name + " " + Long.toHexString(hash));
    }

    public static void main(String[] args) {
        sweep("sin", -20, 20, StrictMath::sin);
        sweep("cos", -20, 20, StrictMath::cos);
        sweep("tan", -3, 3, StrictMath::tan);
        sweep("sin large", 1e5, 1e9, StrictMath::sin);
        sweep("cos huge", 1e15, 1e20, StrictMath::cos);
        sweep("asin", -1, 1, StrictMath::asin);
        sweep("acos", -1, 1, StrictMath::acos);
        sweep("atan", -5, 5, StrictMath::atan);
        sweep("exp", -50, 50, StrictMath::exp);
        sweep("exp edges", 700, 715, StrictMath::exp);
        sweep("exp small", -750, -700, StrictMath::exp);
        sweep("expm1", -2, 2, StrictMath::expm1);
        sweep("log", 0.01, 10, StrictMath::log);
        sweep("log10", 0.01, 2000, StrictMath::log10);
        sweep("log1p", -0.99, 3, StrictMath::log1p);
        sweep("sinh", -5, 5, StrictMath::sinh);
        sweep("cosh", -5, 5, StrictMath::cosh);
        sweep("tanh", -3, 3, StrictMath::tanh);
        sweep("cbrt", -30, 30, StrictMath::cbrt);
        sweep("sqrt", 0, 30, StrictMath::sqrt);
        sweep2("pow", StrictMath::pow);
        sweep2("atan2", StrictMath::atan2);
        sweep2("hypot", StrictMath::hypot);
        sweep2("remainder", StrictMath::IEEEremainder);
        sweep2("rem", (x, y) -> x % y);
        sweep2("fma", (x, y) -> StrictMath.fma(x, y, x));
    }
}
