// String.format: every conversion and most flags, in Locale.ROOT, US and GERMANY.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Calendar;
import java.util.Formattable;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.IllegalFormatException;
import java.util.Locale;
import java.util.TimeZone;

public class FormatAll {
    static void f(String fmt, Object... a) {
        try {
            System.out.println(fmt + " => [" + String.format(Locale.ROOT, fmt, a) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(fmt + " => " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String x : new String[] {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%o", "%#x", "%#o", "%08X"}) {
            f(x, 42);
            f(x, -1234567);
        }
        f("%d %d %d", (byte) -3, (short) 7, 1L << 50);
        f("%d %x %,d", new BigInteger("123456789012345678901234567890"), new BigInteger("-255"), new BigInteger("9876543210987654321"));
        for (String x : new String[] {"%f", "%.0f", "%.3f", "%10.2f", "%-10.1f|", "%010.3f", "%+.2f", "%,.2f", "%(,.2f", "%e", "%.2E", "%g", "%.3g", "%a"}) {
            f(x, 12345.6789);
            f(x, -0.000123);
            f(x, 0.0);
        }
        f("%f %e %g %a", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);
        f("%5.1f|%(f|%+f", Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        f("%.1f %.1f %.1f %.0f %.0f", 0.25, 0.35, 0.05, 0.5, 1.5);
        f("%s %S %10s|%-10s|%.2s", "str", "up", "right", "left", "cut");
        f("%b %B %b %b", true, false, null, "x");
        f("%c %C %c %c", 'a', 'b', 65, (byte) 66);
        f("%h %H %h", "hash", "hash", null);
        f("%%|%5%|%-5%|%n".replace("%n", ""));
        f("%2$s %1$s %2$s %<s %s %s", "a", "b");
        f("%.3f %s %.5f", new BigDecimal("3.14159265358979"), new BigDecimal("1E+3"), new BigDecimal("-0.00001"));
        f("%e %g", new BigDecimal("123456.789"), new BigDecimal("0.00012345"));
        f("%q", 1);
        f("%d", "s");
        f("%d", 1.5);
        f("%s %s", "one");
        f("%-d", 1);
        f("%.2d", 1);
        f("%+s", "x");
        f("%c", 1114112);
        f("%-05d", 1);
        f("%5", 1);
        f("%,x", 1);
        f("%s", (Object) new int[0].length);
        System.out.println(String.format(Locale.GERMANY, "%,d %,.2f %.1e", 1234567, 1234567.891, 0.00123));
        System.out.println(String.format(Locale.US, "%,d %,.2f", 1234567, 1234567.891));
        System.out.println(String.format((Locale) null, "%,d %.2f", 1234567, 1.5));
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        c.setTimeInMillis(1_000_000_000_123L);
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tj %<ty %<te %<tk %<tI %<tl", c);
        System.out.println(String.format(Locale.US, "%tB %<tb %<tA %<ta %<tp %<tD %<tF %<tT %<tr %<tR %<tZ %<tz %<ts %<tQ %<tN %<tC", c));
        f("%tc", c);
        Formattable fm = (fmt, flags, w, p) -> fmt.format("F(%d,%d,%d)", flags, w, p);
        f("%s %-10s %S %.4s %#s", fm, fm, fm, fm, fm);
        StringBuilder sb = new StringBuilder("pre:");
        try (Formatter fo = new Formatter(sb, Locale.ROOT)) {
            fo.format("%d", 1).format(" %s", "two").format(" %.1f", 3.0);
            System.out.println(fo.out() == sb);
        }
        System.out.println(sb);
    }
}
