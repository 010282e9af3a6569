// Other calendar systems: Thai Buddhist, Minguo, Japanese, Hijrah, and ISO through the Chronology interface.
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class Chronologies {
    public static void main(String[] args) {
        LocalDate[] ds = {LocalDate.of(2024, 2, 29), LocalDate.of(1989, 1, 7), LocalDate.of(1989, 1, 8), LocalDate.of(2019, 5, 1), LocalDate.of(1912, 1, 1), LocalDate.of(2000, 12, 31)};
        for (LocalDate d : ds) System.out.println(d + " " + ThaiBuddhistDate.from(d) + " " + MinguoDate.from(d) + " " + JapaneseDate.from(d) + " " + HijrahDate.from(d) + " " + IsoChronology.INSTANCE.date(d));
        for (String id : new String[] {"ISO", "ThaiBuddhist", "Minguo", "Japanese", "Hijrah-umalqura"}) {
            Chronology c = Chronology.of(id);
            ChronoLocalDate d = c.date(LocalDate.of(2024, 2, 29));
            System.out.println(c.getId() + " " + c.getCalendarType() + " " + c.eras().size() + " " + d.getEra() + " " + d.get(ChronoField.YEAR_OF_ERA) + " " + d.get(ChronoField.MONTH_OF_YEAR) + " " + d.get(ChronoField.DAY_OF_MONTH) + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.isLeapYear() + " " + d.toEpochDay() + " " + d.plus(1, ChronoUnit.MONTHS) + " " + d.plus(1, ChronoUnit.YEARS) + " " + d.with(TemporalAdjusters.firstDayOfMonth()) + " " + c.dateEpochDay(0) + " " + c.range(ChronoField.YEAR_OF_ERA).isFixed());
        }
        System.out.println(JapaneseDate.of(JapaneseEra.HEISEI, 31, 4, 30) + " " + JapaneseDate.of(JapaneseEra.REIWA, 1, 5, 1).plus(0, ChronoUnit.DAYS) + " " + JapaneseEra.REIWA.getDisplayName(TextStyle.FULL, Locale.US) + " " + JapaneseEra.values().length + " " + JapaneseDate.of(2020, 1, 1).getEra());
        try {
            JapaneseDate.of(JapaneseEra.SHOWA, 65, 1, 1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            HijrahDate.of(1200, 1, 1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        HijrahDate h = HijrahDate.of(1445, 9, 1);
        System.out.println(h + " " + LocalDate.from(h) + " " + h.lengthOfMonth() + " " + h.until(HijrahDate.of(1446, 1, 1)) + " " + h.atTime(LocalTime.NOON));
        System.out.println(MinguoDate.of(113, 1, 1).until(MinguoDate.of(114, 3, 5)) + " " + ThaiBuddhistDate.of(2567, 1, 1).compareTo(ThaiBuddhistDate.of(2566, 1, 1)) + " " + ChronoLocalDate.timeLineOrder().compare(MinguoDate.of(113, 1, 1), LocalDate.of(2024, 1, 1)) + " " + MinguoDate.of(113, 1, 1).isEqual(LocalDate.of(2024, 1, 1)) + " " + MinguoDate.of(113, 1, 1).equals(LocalDate.of(2024, 1, 1)));
        DateTimeFormatter f = DateTimeFormatter.ofPattern("G y-MM-dd", Locale.US);
        for (Chronology c : new Chronology[] {IsoChronology.INSTANCE, ThaiBuddhistChronology.INSTANCE, MinguoChronology.INSTANCE, JapaneseChronology.INSTANCE}) System.out.print(f.withChronology(c).format(LocalDate.of(2024, 2, 29)) + " | ");
        System.out.println();
        System.out.println(ThaiBuddhistChronology.INSTANCE.period(1, 2, 3) + " " + ThaiBuddhistChronology.INSTANCE.isLeapYear(2567) + " " + IsoChronology.INSTANCE.prolepticYear(IsoEra.BCE, 5) + " " + LocalDate.of(-4, 1, 1).getEra() + " " + ThaiBuddhistChronology.INSTANCE.dateYearDay(2567, 60) + " " + Chronology.getAvailableChronologies().size() + " " + Chronology.ofLocale(Locale.forLanguageTag("th-TH-u-ca-buddhist")));
        ChronoZonedDateTime<?> z = MinguoChronology.INSTANCE.zonedDateTime(Instant.EPOCH, ZoneOffset.UTC);
        System.out.println(z + " " + z.toLocalDate() + " " + z.toEpochSecond() + " " + MinguoChronology.INSTANCE.resolveDate(new HashMap<>(Map.of(ChronoField.YEAR, 113L, ChronoField.MONTH_OF_YEAR, 2L, ChronoField.DAY_OF_MONTH, 3L)), ResolverStyle.STRICT));
    }
}
