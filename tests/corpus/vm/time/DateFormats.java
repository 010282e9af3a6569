// SimpleDateFormat and DateFormat: every pattern letter, parsing leniency, two-digit years, symbols, field positions.
import java.text.*;
import java.util.*;

public class DateFormats {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 127 ? "" + c : String.format("{%x}", (int) c));
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        Date d = new Date(1709219045006L);
        for (String p : new String[] {"G", "y", "yy", "yyyy", "Y", "M", "MM", "MMM", "MMMM", "w", "W", "D", "d", "dd", "F", "E", "EEEE", "u", "a", "H", "k", "K", "h", "m", "s", "S", "SSSS", "z", "zzzz", "Z", "X", "XX", "XXX", "'text' y", "''", "L", "LLLL"}) System.out.print(p + "=" + new SimpleDateFormat(p, Locale.US).format(d) + "; ");
        System.out.println();
        for (Locale l : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN}) {
            StringBuilder sb = new StringBuilder(l + ":");
            for (int st : new int[] {DateFormat.SHORT, DateFormat.MEDIUM, DateFormat.LONG, DateFormat.FULL}) sb.append(" | ").append(DateFormat.getDateInstance(st, l).format(d));
            sb.append(" | ").append(DateFormat.getTimeInstance(DateFormat.SHORT, l).format(d)).append(" | ").append(((SimpleDateFormat) DateFormat.getDateInstance(DateFormat.SHORT, l)).toPattern());
            System.out.println(esc(sb.toString()));
        }
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss", Locale.ROOT);
        for (String s : new String[] {"2024-02-29 15:04:05", "2023-02-29 00:00:00", "2024-13-45 30:70:90", "2024-2-9 1:2:3", "24-02-29 00:00:00", "  2024-02-29 00:00:00", "2024-02-29", "2024-02-29 00:00:00 tail", "-5-01-01 00:00:00"}) {
            for (boolean len : new boolean[] {true, false}) {
                f.setLenient(len);
                try {
                    System.out.print((len ? "lenient " : "strict ") + f.parse(s).getTime() + "; ");
                } catch (ParseException e) {
                    System.out.print((len ? "lenient " : "strict ") + e.getMessage() + " @" + e.getErrorOffset() + "; ");
                }
            }
            System.out.println();
        }
        SimpleDateFormat two = new SimpleDateFormat("dd/MM/yy", Locale.ROOT);
        two.set2DigitYearStart(new GregorianCalendar(1950, 0, 1).getTime());
        System.out.println(new SimpleDateFormat("yyyy", Locale.ROOT).format(two.parse("01/01/49")) + " " + new SimpleDateFormat("yyyy", Locale.ROOT).format(two.parse("01/01/50")) + " " + new SimpleDateFormat("yyyy", Locale.ROOT).format(two.parse("01/01/1234")));
        SimpleDateFormat z = new SimpleDateFormat("yyyy-MM-dd HH:mm Z", Locale.US);
        for (String s : new String[] {"2024-01-01 00:00 +0530", "2024-01-01 00:00 -0800"}) System.out.print(z.parse(s).getTime() + " ");
        System.out.println(new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ssXXX", Locale.ROOT).parse("2024-01-01T00:00:00-05:00").getTime());
        DateFormatSymbols sy = new DateFormatSymbols(Locale.US);
        sy.setShortMonths(new String[] {"M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11", "M12"});
        sy.setAmPmStrings(new String[] {"before", "after"});
        SimpleDateFormat own = new SimpleDateFormat("d MMM h a", sy);
        System.out.println(own.format(d) + " " + own.toPattern() + " " + own.parse("1 M3 5 after").getMonth());
        StringBuffer sb = new StringBuffer();
        FieldPosition fp = new FieldPosition(DateFormat.MONTH_FIELD);
        new SimpleDateFormat("yyyy MMMM dd", Locale.US).format(d, sb, fp);
        System.out.println(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        SimpleDateFormat a = new SimpleDateFormat("HH", Locale.ROOT);
        a.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(a.format(d) + " " + a.getTimeZone().getID() + " " + esc(new DateFormatSymbols(Locale.FRANCE).getMonths()[1] + " " + String.join(",", new DateFormatSymbols(Locale.GERMANY).getShortWeekdays())));
        a.applyPattern("yyyy.DDD");
        System.out.println(a.format(d) + " " + a.parse("2024.060").getTime());
    }
}
