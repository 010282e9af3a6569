// BigDecimal: scale rules, every rounding mode, MathContext, plain and engineering strings, sqrt.
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

public class BigDecimals {
    static BigDecimal d(String s) {
        return new BigDecimal(s);
    }

    public static void main(String[] args) {
        System.out.println(d("1.10").add(d("2.205")) + " " + d("1.10").multiply(d("2.205")) + " " + d("5").subtract(d("5.00")) + " " + d("10").divide(d("4")) + " " + d("1.00").divide(d("8")));
        try {
            d("1").divide(d("3"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            d("1").divide(BigDecimal.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        String[] vals = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"};
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m.name());
            for (String v : vals) {
                try {
                    sb.append(' ').append(d(v).setScale(0, m));
                } catch (ArithmeticException e) {
                    sb.append(" !");
                }
            }
            System.out.println(sb);
        }
        for (MathContext mc : new MathContext[] {MathContext.DECIMAL32, MathContext.DECIMAL64, MathContext.DECIMAL128, new MathContext(3, RoundingMode.UP)}) {
            System.out.println(mc + " " + d("1").divide(d("3"), mc) + " " + d("2").sqrt(mc) + " " + d("123456789.987654321").round(mc) + " " + d("1.5").pow(20, mc));
        }
        String[] forms = {"0", "0.00", "1E+5", "1E-10", "123.4500", "-1.2E-7", "1234567890123456789012", "0E+3", "1e400", ".5", "5.", "0.000001", "0.0000001"};
        for (String f : forms) {
            BigDecimal x = d(f);
            System.out.println(f + " -> " + x + " plain " + (f.equals("1e400") ? "long" : x.toPlainString()) + " eng " + x.toEngineeringString() + " scale " + x.scale() + " prec " + x.precision() + " unscaled " + (f.equals("1e400") ? "" : x.unscaledValue()) + " strip " + x.stripTrailingZeros() + " hash " + x.hashCode());
        }
        System.out.println(d("2.0").equals(d("2.00")) + " " + d("2.0").compareTo(d("2.00")) + " " + d("2.0").max(d("2.00")) + " " + d("-3").signum());
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(0.1f) + " " + BigDecimal.valueOf(5, 3) + " " + new BigDecimal(1e20) + " " + new BigDecimal(new char[] {'1', '.', '5'}));
        System.out.println(d("7").remainder(d("-2.5")) + " " + d("-7.5").divideToIntegralValue(d("2")) + " " + Arrays.toString(d("17.3").divideAndRemainder(d("5"))) + " " + d("10").divide(d("3"), 5, RoundingMode.HALF_UP) + " " + d("10").divide(d("6"), RoundingMode.CEILING));
        System.out.println(d("123.456").movePointLeft(5) + " " + d("123.456").movePointRight(5) + " " + d("123.456").scaleByPowerOfTen(3) + " " + d("1.23").ulp() + " " + d("1.23").negate() + " " + d("1.23").plus(new MathContext(2)));
        System.out.println(d("1e3").intValue() + " " + d("3.99").longValue() + " " + d("1e-400").doubleValue() + " " + d("1e400").doubleValue() + " " + d("0.1").floatValue() + " " + d("12345678901234567890.5").toBigInteger() + " " + d("123456789.123456789").doubleValue());
        try {
            d("1.5").intValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            d("1.25").setScale(1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {"", "abc", "1e", "1.2.3", "--1", "1e99999999999"}) {
            try {
                System.out.println(d(bad));
            } catch (NumberFormatException e) {
                System.out.println("'" + bad + "': " + e.getMessage());
            }
        }
        BigDecimal pi = BigDecimal.ZERO;
        MathContext mc = new MathContext(60);
        for (int k = 0; k < 45; k++) {
            BigDecimal k16 = BigDecimal.ONE.divide(d("16").pow(k), mc);
            BigDecimal t = d("4").divide(BigDecimal.valueOf(8 * k + 1), mc).subtract(d("2").divide(BigDecimal.valueOf(8 * k + 4), mc)).subtract(BigDecimal.ONE.divide(BigDecimal.valueOf(8 * k + 5), mc)).subtract(BigDecimal.ONE.divide(BigDecimal.valueOf(8 * k + 6), mc));
            pi = pi.add(k16.multiply(t), mc);
        }
        System.out.println(pi.round(new MathContext(50)));
    }
}
