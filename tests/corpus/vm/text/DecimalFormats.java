// DecimalFormat: patterns, symbols, rounding modes, grouping, exponents, parsing.
import java.math.*;
import java.text.*;
import java.util.*;

public class DecimalFormats {
    static final DecimalFormatSymbols US = DecimalFormatSymbols.getInstance(Locale.US);

    static void f(String p, double... ds) {
        StringBuilder sb = new StringBuilder(esc(p)).append(" ->");
        try {
            DecimalFormat d = new DecimalFormat(p, US);
            for (double x : ds) sb.append(' ').append(esc(d.format(x)));
        } catch (IllegalArgumentException e) {
            sb.append(" ! ").append(e.getMessage());
        }
        System.out.println(sb);
    }

    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 128 ? "" + c : String.format("{%04x}", (int) c));
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        double[] ds = {0, 1, -1, 0.5, 1234.5678, -1234567.891, 0.000123, 1e15};
        for (String p : new String[] {"0", "#", "0.00", "#.##", "#,##0.00", "#,##,##0", "000.0", "0.###E0", "00.00E00", "##0.##E0", "0%", "#.#%", "0.0\u2030", "$#,##0.00;($#,##0.00)", "'#'0", "0.00 'units'", "#,###;neg #", "\u00a4#,##0.00", "+0;-0", "0.0#####"}) f(p, ds);
        f("0.0.0", 1);
        f("0#", 1);
        f("#,", 1);
        f("0'", 1);
        f("0", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0);
        for (RoundingMode m : RoundingMode.values()) {
            DecimalFormat d = new DecimalFormat("0.0", US);
            d.setRoundingMode(m);
            StringBuilder sb = new StringBuilder(m.toString());
            for (double x : new double[] {0.05, 0.15, 0.25, 0.35, -0.25, 1.45, 2.0}) {
                try {
                    sb.append(' ').append(d.format(x));
                } catch (ArithmeticException e) {
                    sb.append(" !");
                }
            }
            System.out.println(sb);
        }
        DecimalFormat d = new DecimalFormat("#,##0.###", US);
        System.out.println(d.format(new BigDecimal("12345678901234567890.12345")) + " " + d.format(new BigInteger("-98765432109876543210")) + " " + d.format(Long.MIN_VALUE) + " " + d.toPattern() + " " + d.getGroupingSize() + " " + d.getMaximumFractionDigits());
        d.setMinimumIntegerDigits(5);
        d.setMinimumFractionDigits(2);
        d.setGroupingSize(2);
        d.setPositivePrefix("p");
        d.setNegativeSuffix("n");
        d.setDecimalSeparatorAlwaysShown(true);
        System.out.println(d.format(123.4) + " " + d.format(-5) + " " + d.toPattern() + " " + d.toLocalizedPattern());
        DecimalFormatSymbols s = new DecimalFormatSymbols(Locale.ROOT);
        s.setDecimalSeparator('~');
        s.setGroupingSeparator('_');
        s.setMinusSign('m');
        s.setZeroDigit('a');
        System.out.println(new DecimalFormat("#,##0.0", s).format(-1234.5) + " " + new DecimalFormat("#,##0.0", s).parse("b_cde~f"));
        DecimalFormat p = new DecimalFormat("#,##0.00;(#,##0.00)", US);
        for (String in : new String[] {"1,234.50", "(5)", "-5", "12abc", "abc", "", "1.2.3", "1,2,3", "99999999999999999999", "(7.5) tail"}) {
            ParsePosition pos = new ParsePosition(0);
            Number n = p.parse(in, pos);
            System.out.println("'" + in + "' " + n + " " + (n == null ? "" : n.getClass().getSimpleName()) + " " + pos.getIndex() + " " + pos.getErrorIndex());
        }
        p.setParseBigDecimal(true);
        System.out.println(p.parse("99999999999999999999.125") + " " + p.parse("1").getClass().getSimpleName());
        p.setParseIntegerOnly(true);
        System.out.println(p.parse("12.9"));
        try {
            p.parse("x");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        StringBuffer sb = new StringBuffer();
        FieldPosition fp = new FieldPosition(NumberFormat.FRACTION_FIELD);
        new DecimalFormat("0.000", US).format(3.14159, sb, fp);
        System.out.println(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        DecimalFormat m = new DecimalFormat("0.00", US);
        m.setMultiplier(1000);
        System.out.println(m.format(1.23456) + " " + m.parse("1234.5") + " " + m.equals(m.clone()));
    }
}
