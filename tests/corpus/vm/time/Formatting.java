// DateTimeFormatter: patterns, ISO formatters, localized styles in fixed locales, builders, resolver styles.
import java.time.*;
import java.time.chrono.IsoChronology;
import java.time.format.*;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

public class Formatting {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 128 ? "" + c : String.format("{%04x}", (int) c));
        return b.toString();
    }

    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2024, 3, 5, 7, 8, 9, 123456789, ZoneId.of("Europe/Paris"));
        for (String p : new String[] {"yyyy-MM-dd", "yy/M/d", "uuuu-DDD", "EEE, d MMM yyyy", "EEEE MMMM dd", "HH:mm:ss.SSS", "hh:mm a", "h:m:s.SSSSSSSSS", "KK kk", "n N A", "VV xxx XXX Z O", "Q q QQQ QQQQ", "e c", "w W", "YYYY-'W'ww-e", "G GGGG", "'it''s' yyyy", "MMMMM EEEEE", "ppppH", "[yyyy][ xx]", "B"}) {
            try {
                System.out.println(p + " -> " + esc(z.format(DateTimeFormatter.ofPattern(p, Locale.US))));
            } catch (IllegalArgumentException e) {
                System.out.println(p + " ! " + e.getMessage());
            }
        }
        DateTimeFormatter[] iso = {DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.ISO_OFFSET_TIME, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.RFC_1123_DATE_TIME};
        for (DateTimeFormatter f : iso) System.out.println(f.format(z));
        for (Locale l : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN}) {
            StringBuilder sb = new StringBuilder(l.toString());
            for (FormatStyle s : new FormatStyle[] {FormatStyle.SHORT, FormatStyle.MEDIUM, FormatStyle.LONG, FormatStyle.FULL}) sb.append(" | ").append(esc(DateTimeFormatter.ofLocalizedDate(s).withLocale(l).format(z)));
            sb.append(" | ").append(esc(DateTimeFormatter.ofLocalizedTime(FormatStyle.MEDIUM).withLocale(l).format(z)));
            System.out.println(sb);
            System.out.println(esc(z.getDayOfWeek().getDisplayName(TextStyle.FULL, l) + " " + z.getMonth().getDisplayName(TextStyle.SHORT, l) + " " + z.getMonth().getDisplayName(TextStyle.NARROW, l) + " " + DateTimeFormatter.ofPattern("d MMMM y, EEEE", l).format(z)));
        }
        String[][] parses = {{"yyyy-MM-dd HH:mm", "2024-02-30 10:00"}, {"uuuu-MM-dd HH:mm", "2024-02-28 24:00"}, {"d/M/yy H:m", "1/2/03 4:5"}, {"dd MMM yyyy hh:mm a", "05 Jan 2020 12:30 AM"}, {"yyyy-MM-dd HH:mm", "junk"}, {"yyyy-MM-dd HH:mm", "2024-01-01 10:00 "}, {"yyyyMMddHHmm", "202401021530"}, {"yyyyMMddHHmmssSSS", "20240102153045678"}};
        for (String[] pr : parses) {
            for (ResolverStyle rs : new ResolverStyle[] {ResolverStyle.SMART, ResolverStyle.LENIENT}) {
                try {
                    System.out.println(pr[1] + " " + rs + " -> " + LocalDateTime.parse(pr[1], DateTimeFormatter.ofPattern(pr[0], Locale.US).withResolverStyle(rs)));
                } catch (DateTimeParseException e) {
                    System.out.println(pr[1] + " " + rs + " ! " + e.getMessage() + " @" + e.getErrorIndex());
                }
            }
        }
        try {
            System.out.println(LocalDate.parse("2023-02-29", DateTimeFormatter.ISO_LOCAL_DATE.withResolverStyle(ResolverStyle.STRICT)));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("d-MMM-uuuu").optionalStart().appendLiteral(' ').appendValue(ChronoField.HOUR_OF_DAY, 2).optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 5).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 0).toFormatter(Locale.US);
        System.out.println(LocalDateTime.parse("3-FEB-2021", b) + " " + LocalDateTime.parse("3-feb-2021 22", b));
        DateTimeFormatter frac = new DateTimeFormatterBuilder().appendFraction(ChronoField.NANO_OF_SECOND, 2, 6, true).appendText(ChronoField.AMPM_OF_DAY, TextStyle.SHORT).padNext(8, '*').appendValue(ChronoField.YEAR).toFormatter(Locale.US).withChronology(IsoChronology.INSTANCE);
        System.out.println(frac.format(z) + " " + frac);
        TemporalAccessor best = DateTimeFormatter.ofPattern("yyyy-MM-dd[ HH:mm]").parseBest("2024-05-06", LocalDateTime::from, LocalDate::from);
        System.out.println(best.getClass().getSimpleName() + " " + best);
        try {
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH").format(LocalDate.EPOCH);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Instant.parse("2024-03-05T07:08:09.5Z") + " " + Instant.EPOCH.minusNanos(1) + " " + Instant.MAX + " " + Instant.MIN);
    }
}
