// Transcendental functions of StrictMath, and of Math at exact points.
public class MathFunctions {
    public static void main(String[] args) {
        double[] xs = {0, -0.0, 0.5, -0.5, 1, -1, 2.5, 10, -10, 100.25, 1e-10, 1e10, 1e300, Math.PI, Math.PI / 2, Math.E, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double x : xs) {
            System.out.println(x + ": " + StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x) + " " + StrictMath.asin(x) + " " + StrictMath.acos(x) + " " + StrictMath.atan(x) + " " + StrictMath.exp(x) + " " + StrictMath.expm1(x) + " " + StrictMath.log(x) + " " + StrictMath.log10(x) + " " + StrictMath.log1p(x) + " " + StrictMath.sqrt(x) + " " + StrictMath.cbrt(x) + " " + StrictMath.sinh(x) + " " + StrictMath.cosh(x) + " " + StrictMath.tanh(x));
        }
        for (double x : new double[] {0, 1, -1, 2, 0.5, -2.5, 1e10, Double.POSITIVE_INFINITY, Double.NaN, -0.0}) {
            StringBuilder sb = new StringBuilder();
            for (double y : new double[] {0, 1, -1, 2, 0.5, -3, 1e3, Double.NEGATIVE_INFINITY, Double.NaN}) sb.append(StrictMath.pow(x, y)).append(' ').append(StrictMath.atan2(x, y)).append(' ').append(StrictMath.hypot(x, y)).append("; ");
            System.out.println(sb);
        }
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.tan(-0.0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.pow(2, 10) + " " + Math.pow(2, -1074) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.atan2(0, -1) + " " + Math.cbrt(-27) + " " + Math.sqrt(1e-320) + " " + Math.log(0) + " " + Math.exp(1000) + " " + Math.exp(-1000));
        System.out.println(Math.ulp(1f) + " " + Math.ulp(1e300) + " " + Math.nextUp(0f) + " " + Math.nextAfter(0.0, -1) + " " + Math.getExponent(0.1f) + " " + Math.getExponent(0.0) + " " + Math.getExponent(Double.NaN) + " " + Math.scalb(1f, -149) + " " + Math.scalb(1.0, 1024) + " " + Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-5, 3) + " " + Math.floorMod(-7, 3) + " " + Math.ceil(-0.5) + " " + Math.rint(2.5) + " " + Math.rint(-3.5) + " " + Math.round(-2.5) + " " + Math.round(2.5f) + " " + Math.signum(-3f) + " " + Math.copySign(1, -0.0));
        System.out.println(Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.toRadians(90) + " " + Math.toDegrees(1) + " " + Math.max(-0.0, 0.0) + " " + Math.min(-0.0f, 0.0f) + " " + Math.abs(-0.0) + " " + Math.abs(Integer.MIN_VALUE));
    }
}
