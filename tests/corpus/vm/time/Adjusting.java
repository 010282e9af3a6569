// TemporalAdjusters and adjusters of one's own: business days, paydays, Easter, nth weekdays.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class Adjusting {
    static LocalDate easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
        return LocalDate.of(y, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
    }

    static TemporalAdjuster plusBusinessDays(int n, Set<LocalDate> off) {
        return TemporalAdjusters.ofDateAdjuster(d -> {
            int left = n;
            while (left > 0) {
                d = d.plusDays(1);
                if (d.getDayOfWeek().getValue() < 6 && !off.contains(d)) left--;
            }
            return d;
        });
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 14);
        Map<String, TemporalAdjuster> as = new LinkedHashMap<>();
        as.put("firstDayOfMonth", TemporalAdjusters.firstDayOfMonth());
        as.put("lastDayOfMonth", TemporalAdjusters.lastDayOfMonth());
        as.put("firstDayOfNextMonth", TemporalAdjusters.firstDayOfNextMonth());
        as.put("firstDayOfYear", TemporalAdjusters.firstDayOfYear());
        as.put("lastDayOfYear", TemporalAdjusters.lastDayOfYear());
        as.put("firstDayOfNextYear", TemporalAdjusters.firstDayOfNextYear());
        for (DayOfWeek w : new DayOfWeek[] {DayOfWeek.WEDNESDAY, DayOfWeek.THURSDAY, DayOfWeek.TUESDAY}) {
            as.put("next " + w, TemporalAdjusters.next(w));
            as.put("nextOrSame " + w, TemporalAdjusters.nextOrSame(w));
            as.put("previous " + w, TemporalAdjusters.previous(w));
            as.put("previousOrSame " + w, TemporalAdjusters.previousOrSame(w));
            as.put("firstInMonth " + w, TemporalAdjusters.firstInMonth(w));
            as.put("lastInMonth " + w, TemporalAdjusters.lastInMonth(w));
            as.put("third " + w, TemporalAdjusters.dayOfWeekInMonth(3, w));
            as.put("fifth " + w, TemporalAdjusters.dayOfWeekInMonth(5, w));
            as.put("second last " + w, TemporalAdjusters.dayOfWeekInMonth(-2, w));
            as.put("zeroth " + w, TemporalAdjusters.dayOfWeekInMonth(0, w));
        }
        as.forEach((n, a) -> System.out.println(n + " " + d.with(a) + " " + ZonedDateTime.of(d, LocalTime.of(2, 30), ZoneId.of("Europe/Berlin")).with(a)));
        Set<LocalDate> off = Set.of(LocalDate.of(2024, 2, 16), LocalDate.of(2024, 2, 19));
        for (int n : new int[] {1, 2, 3, 10}) System.out.print(d.with(plusBusinessDays(n, off)) + " ");
        System.out.println();
        System.out.println(IntStream.of(1818, 1990, 2000, 2019, 2024, 2025, 2285).mapToObj(Adjusting::easter).map(LocalDate::toString).collect(Collectors.joining(" ")));
        System.out.println(IntStream.rangeClosed(1, 12).mapToObj(m -> {
            LocalDate p = YearMonth.of(2024, m).atEndOfMonth();
            return (p.getDayOfWeek().getValue() > 5 ? p.with(TemporalAdjusters.previous(DayOfWeek.FRIDAY)) : p).getDayOfMonth();
        }).toList());
        System.out.println(Stream.iterate(LocalDate.of(2024, 1, 13), x -> x.plusMonths(1)).limit(24).filter(x -> x.getDayOfWeek() == DayOfWeek.FRIDAY).toList());
        TemporalAdjuster noon = t -> t.with(ChronoField.NANO_OF_DAY, LocalTime.NOON.toNanoOfDay());
        System.out.println(LocalDateTime.of(2024, 1, 1, 5, 5).with(noon) + " " + d.atTime(1, 2).with(LocalTime.MIDNIGHT) + " " + d.with(Month.MAY) + " " + d.atTime(3, 4).with(LocalDate.EPOCH) + " " + d.with(DayOfWeek.SUNDAY) + " " + d.with(MonthDay.of(12, 25)) + " " + d.with(YearMonth.of(2023, 2)) + " " + d.with(Year.of(1999)));
        try {
            d.with(noon);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        ZonedDateTime meet = ZonedDateTime.of(2024, 3, 24, 9, 0, 0, 0, ZoneId.of("America/New_York"));
        for (int i = 0; i < 3; i++) System.out.println(meet.plusWeeks(i) + " in Berlin " + meet.plusWeeks(i).withZoneSameInstant(ZoneId.of("Europe/Berlin")).toLocalTime() + " in Kathmandu " + meet.plusWeeks(i).withZoneSameInstant(ZoneId.of("Asia/Kathmandu")).toLocalTime());
        System.out.println(Period.between(LocalDate.of(1984, 2, 29), LocalDate.of(2024, 2, 28)) + " " + ChronoUnit.YEARS.between(LocalDate.of(1984, 2, 29), LocalDate.of(2023, 2, 28)) + " " + ChronoUnit.DAYS.between(LocalDate.of(1970, 1, 1), d) + " " + ChronoUnit.WEEKS.between(d, d.plusDays(20)));
    }
}
