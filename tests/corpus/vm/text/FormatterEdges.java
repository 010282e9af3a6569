// Formatter corners: appendables, exceptions, argument indexes, widths with locales, BigDecimal and dates.
import java.io.*;
import java.math.*;
import java.time.*;
import java.util.*;

public class FormatterEdges {
    static class Failing implements Appendable {
        int n;

        @Override
        public Appendable append(CharSequence s) throws IOException {
            if (++n > 2) throw new IOException("full");
            return this;
        }

        @Override
        public Appendable append(CharSequence s, int a, int b) throws IOException {
            return append(s.subSequence(a, b));
        }

        @Override
        public Appendable append(char c) throws IOException {
            return append("" + c);
        }
    }

    static void f(Locale l, String fmt, Object... a) {
        try {
            StringBuilder b = new StringBuilder();
            for (char c : String.format(l, fmt, a).toCharArray()) b.append(c < 127 ? "" + c : String.format("{%x}", (int) c));
            System.out.println(fmt + " [" + b + "]");
        } catch (IllegalFormatException e) {
            System.out.println(fmt + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Failing fail = new Failing();
        Formatter fm = new Formatter(fail);
        fm.format("%d %d %d %d", 1, 2, 3, 4);
        System.out.println("io error kept: " + fm.ioException().getMessage());
        fm.close();
        try {
            fm.format("x");
        } catch (FormatterClosedException e) {
            System.out.println("closed");
        }
        Locale[] ls = {Locale.ROOT, Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.forLanguageTag("ar-EG"), Locale.forLanguageTag("hi-IN"), Locale.forLanguageTag("de-CH")};
        for (Locale l : ls) f(l, "%,d %,.3f %e %05d %x %s", 1234567, -9876.54321, 12345.678, 42, 255, 1234.5);
        f(Locale.ROOT, "%3$s %1$s %s %s %2$s %<s %s", "a", "b", "c");
        f(Locale.ROOT, "%4$s", "a");
        f(Locale.ROOT, "%<s");
        f(Locale.ROOT, "%-10s|%10s|%-3s|%.1s|%10.2s|", "left", "right", "overflow", "cut", "both");
        f(Locale.ROOT, "%b %b %S %c %C", Boolean.TRUE, 0, "stra\u00dfe", 0x1f600, '\u00e9');
        f(Locale.ROOT, "%o %x %X %d", (byte) -1, (short) -1, -1L, Byte.MIN_VALUE);
        f(Locale.ROOT, "%x %o %X %#x", BigInteger.valueOf(-255), BigInteger.TEN.pow(20), BigInteger.ONE.shiftLeft(70), BigInteger.valueOf(16));
        f(Locale.ROOT, "%.0f %.1f %.2f %.20f %f", 2.5, 0.05, 1.005, 0.1, 1e20);
        f(Locale.ROOT, "%.3e %.0e %E %g %.1g %g", 123456.0, 5.5, 1e-300, 0.0001, 99.99, 1e-5);
        f(Locale.ROOT, "%a %a %A %.2a %a %a", 1.0, -0.1, 255.5, Math.PI, Double.MIN_VALUE, 1.0f);
        f(Locale.ROOT, "%s %s %.3s", null, new int[0].length, null);
        f(Locale.ROOT, "%,.2f %(,.2f %+,d % d %08.2f %-8.2f|", new BigDecimal("1234567.891"), new BigDecimal("-0.5"), 1000, 5, -3.14159, 2.5);
        f(Locale.ROOT, "%h %h %h", "a", 17, 1.5);
        f(Locale.US, "%tA %<tB %<td, %<tY %<tI:%<tM %<Tp", LocalDateTime.of(2024, 2, 29, 15, 4));
        f(Locale.US, "%tF %<tT.%<tN %<tz", ZonedDateTime.of(2024, 2, 29, 15, 4, 5, 6, ZoneId.of("Asia/Tokyo")));
        f(Locale.FRANCE, "%tA %<tB", LocalDate.of(2024, 8, 1));
        f(Locale.US, "%tH", LocalDate.of(2024, 8, 1).atStartOfDay());
        f(Locale.US, "%ts", Instant.EPOCH.atZone(ZoneOffset.UTC));
        for (String bad : new String[] {"%", "%z", "%10", "%-s", "%,s", "%#d", "%0d", "%.3d", "%.3c", "%tq", "%t", "%+x", "% +d", "%--5d", "%5n", "%,,d", "%2147483648d", "%b%"}) f(Locale.ROOT, bad, 5);
        try {
            String.format(Locale.ROOT, "%tH", "x");
        } catch (IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder sb = new StringBuilder();
        new Formatter(sb, Locale.ROOT).format("%s", "a").format("%5d", 3).format(Locale.GERMANY, "%.1f", 1.5);
        System.out.println(sb + " " + new Formatter(Locale.ROOT).locale() + " " + new Formatter().format("x").toString());
        System.out.println("%d items".formatted(3) + String.format("%s", List.of(1, 2)) + String.format("%10b|", true));
    }
}
