// NumberFormat parsing and formatting in several locales, percent, currency, compact and integer styles.
import java.math.RoundingMode;
import java.text.*;
import java.util.*;

public class NumberParse {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 127 ? "" + c : String.format("{%x}", (int) c));
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        for (Locale l : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, Locale.ROOT, Locale.forLanguageTag("en-IN"), Locale.forLanguageTag("pt-BR")}) {
            System.out.println(l + " " + esc(NumberFormat.getInstance(l).format(1234567.891) + " | " + NumberFormat.getIntegerInstance(l).format(2.5) + " | " + NumberFormat.getPercentInstance(l).format(0.256) + " | " + NumberFormat.getCurrencyInstance(l).format(-1234.5) + " | " + NumberFormat.getCompactNumberInstance(l, NumberFormat.Style.SHORT).format(1234567)));
        }
        NumberFormat us = NumberFormat.getInstance(Locale.US);
        for (String s : new String[] {"1,234.5", "-7", "3 apples", "1e3", "1E3", ".5", "5.", "+5", "(5)", "1,,2", "", "abc", "Infinity", "NaN", "1.5%", "99999999999999999999"}) {
            ParsePosition p = new ParsePosition(0);
            Number n = us.parse(s, p);
            System.out.println("'" + s + "' -> " + n + " upto " + p.getIndex() + " error " + p.getErrorIndex());
        }
        System.out.println(NumberFormat.getPercentInstance(Locale.US).parse("25%") + " " + NumberFormat.getCurrencyInstance(Locale.US).parse("$1,234.50") + " " + NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5") + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG).parse("3 thousand"));
        try {
            NumberFormat.getCurrencyInstance(Locale.US).parse("1.5");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        NumberFormat c = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        c.setMaximumFractionDigits(1);
        for (long v : new long[] {0, 999, 1000, 1499, 1550, 999_999, 1_000_000, 123_456_789, 5_000_000_000L, -2500}) System.out.print(c.format(v) + " ");
        System.out.println(NumberFormat.getCompactNumberInstance(Locale.GERMANY, NumberFormat.Style.LONG).format(2_000_000));
        NumberFormat n = NumberFormat.getNumberInstance(Locale.US);
        n.setMinimumFractionDigits(2);
        n.setMaximumFractionDigits(2);
        n.setGroupingUsed(false);
        n.setRoundingMode(RoundingMode.DOWN);
        System.out.println(n.format(1234.567) + " " + n.format(5) + " " + n.format(-0.001) + " " + n.getMaximumIntegerDigits());
        n.setMaximumIntegerDigits(2);
        System.out.println(n.format(1234.5));
        n.setCurrency(Currency.getInstance("EUR"));
        System.out.println(n.getCurrency() + " " + n.isParseIntegerOnly());
        try {
            us.format("not a number");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
