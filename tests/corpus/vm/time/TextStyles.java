// Localized names of days, months, eras, zones and day periods in four locales; localized patterns.
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class TextStyles {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 127 ? "" + c : String.format("{%x}", (int) c));
        return b.toString();
    }

    public static void main(String[] args) {
        Locale[] ls = {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN};
        for (Locale l : ls) {
            for (TextStyle s : TextStyle.values()) System.out.println(l + " " + s + " " + esc(DayOfWeek.WEDNESDAY.getDisplayName(s, l) + " " + Month.MARCH.getDisplayName(s, l) + " " + Month.SEPTEMBER.getDisplayName(s, l) + " " + IsoEra.CE.getDisplayName(s, l)));
            System.out.println(esc(ZoneId.of("America/New_York").getDisplayName(TextStyle.FULL, l) + " | " + ZoneId.of("Europe/Paris").getDisplayName(TextStyle.SHORT, l)));
        }
        ZonedDateTime z = ZonedDateTime.of(2024, 8, 5, 14, 7, 9, 0, ZoneId.of("America/Los_Angeles"));
        for (Locale l : ls) {
            StringBuilder sb = new StringBuilder(l + ":");
            for (FormatStyle d : FormatStyle.values()) sb.append(" | ").append(DateTimeFormatter.ofLocalizedDate(d).withLocale(l).format(z)).append(" | ").append(DateTimeFormatter.ofLocalizedTime(d).withLocale(l).format(z));
            System.out.println(esc(sb.toString()));
            System.out.println(esc(DateTimeFormatterBuilder.getLocalizedDateTimePattern(FormatStyle.SHORT, FormatStyle.SHORT, IsoChronology.INSTANCE, l) + " | " + DateTimeFormatter.ofPattern("EEEE, d. MMMM uuuu; LLLL; a; B; zzzz; z; VV; O", l).format(z)));
        }
        for (int h : new int[] {0, 3, 6, 9, 12, 15, 18, 21}) System.out.print(esc(DateTimeFormatter.ofPattern("h B", Locale.US).format(LocalTime.of(h, 0)) + "/" + DateTimeFormatter.ofPattern("H B", Locale.GERMANY).format(LocalTime.of(h, 0)) + " "));
        System.out.println();
        DateTimeFormatter de = DateTimeFormatter.ofPattern("d. MMMM uuuu", Locale.GERMANY);
        System.out.println(LocalDate.parse("3. Mai 2024", de) + " " + esc(LocalDate.of(2024, 3, 1).format(de)) + " " + LocalDate.parse("1. M\u00e4rz 2024", de));
        Map<Long, String> quarters = Map.of(1L, "spring", 2L, "summer", 3L, "autumn", 4L, "winter");
        DateTimeFormatter own = new DateTimeFormatterBuilder().appendText(IsoFields.QUARTER_OF_YEAR, quarters).appendLiteral(' ').appendValue(ChronoField.YEAR).toFormatter(Locale.ROOT);
        System.out.println(own.format(z) + " " + DateTimeFormatter.ofPattern("QQQ QQQQ qqq", Locale.US).format(z));
        DecimalStyle arabic = DecimalStyle.of(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        System.out.println(esc(DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT).withDecimalStyle(DecimalStyle.STANDARD.withZeroDigit('\u0966')).format(z)) + " " + Integer.toHexString(arabic.getZeroDigit()));
        System.out.println(DateTimeFormatter.ISO_LOCAL_DATE.localizedBy(Locale.forLanguageTag("th-TH-u-ca-buddhist")).format(z) + " " + DateTimeFormatter.ofPattern("uuuu", Locale.US).withZone(ZoneId.of("Asia/Tokyo")).format(Instant.EPOCH) + " " + DateTimeFormatter.ofPattern("HH:mm").withZone(ZoneId.of("Asia/Tokyo")).format(z));
    }
}
