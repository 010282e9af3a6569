// Week fields: ISO and US weeks around new year, week-based years, first days by locale, quarters.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class WeekNumbers {
    public static void main(String[] args) {
        DateTimeFormatter iso = DateTimeFormatter.ISO_WEEK_DATE;
        for (int y = 2018; y <= 2027; y++) {
            StringBuilder sb = new StringBuilder();
            for (LocalDate d : new LocalDate[] {LocalDate.of(y, 1, 1), LocalDate.of(y, 1, 4), LocalDate.of(y, 12, 28), LocalDate.of(y, 12, 31)}) sb.append(d.format(iso)).append(' ').append(d.get(WeekFields.SUNDAY_START.weekOfWeekBasedYear())).append('/').append(d.get(WeekFields.SUNDAY_START.weekBasedYear())).append(' ');
            System.out.println(sb + "weeks " + LocalDate.of(y, 6, 1).range(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        }
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.UK, Locale.JAPAN, Locale.forLanguageTag("ar-EG"), Locale.forLanguageTag("pt-BR")}) {
            WeekFields w = WeekFields.of(l);
            System.out.println(l + " " + w.getFirstDayOfWeek() + " " + w.getMinimalDaysInFirstWeek() + " " + LocalDate.of(2024, 9, 1).get(w.dayOfWeek()) + " " + LocalDate.of(2024, 9, 1).get(w.weekOfMonth()) + " " + LocalDate.of(2024, 9, 1).get(w.weekOfYear()));
        }
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.with(WeekFields.ISO.dayOfWeek(), 7) + " " + d.with(WeekFields.ISO.weekOfWeekBasedYear(), 1) + " " + d.with(WeekFields.ISO.weekBasedYear(), 2020) + " " + d.with(IsoFields.WEEK_BASED_YEAR, 2021) + " " + d.plus(2, IsoFields.WEEK_BASED_YEARS) + " " + IsoFields.WEEK_BASED_YEARS.between(d, LocalDate.of(2030, 1, 1)));
        System.out.println(d.get(IsoFields.DAY_OF_QUARTER) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.with(IsoFields.DAY_OF_QUARTER, 1) + " " + d.plus(3, IsoFields.QUARTER_YEARS) + " " + d.range(IsoFields.DAY_OF_QUARTER) + " " + IsoFields.QUARTER_YEARS.between(d, LocalDate.of(2026, 1, 1)));
        System.out.println(LocalDate.parse("2024-W09-4", iso) + " " + LocalDate.parse("2020-W53-7", iso));
        try {
            LocalDate.parse("2021-W53-1", iso);
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(WeekFields.of(DayOfWeek.SATURDAY, 3) + " " + WeekFields.ISO.equals(WeekFields.of(DayOfWeek.MONDAY, 4)) + " " + WeekFields.ISO.weekOfYear() + " " + ChronoField.ALIGNED_WEEK_OF_YEAR.getRangeUnit());
        for (String p : new String[] {"w", "ww", "W", "e", "ee", "c", "ccc", "E", "YYYY", "F"}) System.out.print(p + "=" + d.format(DateTimeFormatter.ofPattern(p, Locale.US)) + "/" + d.format(DateTimeFormatter.ofPattern(p, Locale.GERMANY)) + " ");
        System.out.println();
        DateTimeFormatter weekly = new DateTimeFormatterBuilder().appendValue(WeekFields.ISO.weekBasedYear(), 4).appendLiteral('/').appendValue(WeekFields.ISO.weekOfWeekBasedYear()).appendLiteral('/').appendValue(WeekFields.ISO.dayOfWeek()).toFormatter(Locale.ROOT);
        System.out.println(weekly.format(d) + " " + LocalDate.parse("2024/9/4", weekly));
        int[] hist = new int[8];
        for (int y = 1600; y < 2000; y++) hist[LocalDate.of(y, 10, 13).getDayOfWeek().getValue()]++;
        System.out.println(Arrays.toString(hist));
        for (DayOfWeek w : DayOfWeek.values()) System.out.print(w.getDisplayName(TextStyle.SHORT, Locale.US) + w.getValue() + w.minus(3).getDisplayName(TextStyle.NARROW, Locale.US) + " ");
        System.out.println(DayOfWeek.from(d) + " " + DayOfWeek.of(7));
        try {
            DayOfWeek.of(8);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
