// LocalDate, LocalTime, LocalDateTime: construction, arithmetic, fields, comparison, errors.
import java.time.*;
import java.time.temporal.*;

public class LocalDates {
    static void t(String what, java.util.function.Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (DateTimeException | ArithmeticException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        t("plus year", () -> d.plusYears(1));
        t("plus month", () -> d.plusMonths(12));
        t("plus days", () -> d.plusDays(366));
        t("minus", () -> d.minusWeeks(9) + " " + d.minusDays(60) + " " + d.minus(Period.of(1, 2, 3)));
        t("with", () -> d.withDayOfMonth(1) + " " + d.withMonth(3) + " " + d.withYear(2023) + " " + d.withDayOfYear(200));
        t("fields", () -> d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.getMonth() + " " + d.getMonthValue() + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.isLeapYear() + " " + d.getEra() + " " + d.toEpochDay());
        t("get", () -> d.get(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.getLong(JulianFields.JULIAN_DAY));
        t("bad get", () -> d.get(ChronoField.HOUR_OF_DAY));
        t("bad date", () -> LocalDate.of(2023, 2, 29));
        t("bad day", () -> LocalDate.of(2023, 4, 31));
        t("bad month", () -> LocalDate.of(2023, 13, 1));
        t("epoch", () -> LocalDate.ofEpochDay(-1) + " " + LocalDate.ofEpochDay(19000) + " " + LocalDate.EPOCH + " " + LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.ofYearDay(2024, 60));
        t("until", () -> d.until(LocalDate.of(2025, 4, 1)) + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 4, 1)) + " " + d.until(LocalDate.of(2020, 1, 1)) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2020, 1, 1)));
        t("compare", () -> d.isBefore(LocalDate.of(2024, 3, 1)) + " " + d.compareTo(LocalDate.of(2023, 1, 1)) + " " + d.equals(LocalDate.parse("2024-02-29")) + " " + d.hashCode());
        t("datesUntil", () -> d.datesUntil(d.plusDays(5)).toList());
        t("datesUntil months", () -> d.datesUntil(d.plusMonths(7), Period.ofMonths(2)).toList());
        t("parse", () -> LocalDate.parse("2024-2-29"));
        t("parse2", () -> LocalDate.parse("2023-02-29"));
        t("parse3", () -> LocalDate.parse("+12345-01-01") + " " + LocalDate.parse("-0001-12-31"));
        t("max", () -> LocalDate.MAX.plusDays(1));
        LocalTime m = LocalTime.of(23, 59, 58, 123_000_000);
        t("time", () -> m + " " + m.plusSeconds(3) + " " + m.minusHours(25) + " " + m.truncatedTo(ChronoUnit.MINUTES) + " " + m.toSecondOfDay() + " " + m.toNanoOfDay() + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON + " " + LocalTime.MAX);
        t("time parse", () -> LocalTime.parse("10:15") + " " + LocalTime.parse("10:15:30.5") + " " + LocalTime.parse("00:00:00.000000001"));
        t("time bad", () -> LocalTime.parse("25:00"));
        t("time get", () -> m.get(ChronoField.CLOCK_HOUR_OF_AMPM) + " " + m.get(ChronoField.AMPM_OF_DAY) + " " + m.getLong(ChronoField.MICRO_OF_DAY));
        LocalDateTime x = LocalDateTime.of(d, m);
        t("datetime", () -> x + " " + x.plusSeconds(2) + " " + x.plusHours(-48) + " " + x.truncatedTo(ChronoUnit.DAYS) + " " + x.toLocalDate() + " " + x.getSecond() + " " + LocalDateTime.parse("2000-01-01T00:00"));
        t("between", () -> ChronoUnit.HOURS.between(x, LocalDateTime.of(2025, 1, 1, 0, 0)) + " " + Duration.between(x, LocalDateTime.of(2024, 3, 1, 0, 0)) + " " + ChronoUnit.DECADES.between(x, x.plusYears(25)));
        t("epoch sec", () -> x.toEpochSecond(ZoneOffset.UTC) + " " + LocalDateTime.ofEpochSecond(1_700_000_000L, 5, ZoneOffset.ofHours(2)));
        t("adjust", () -> d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.previousOrSame(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.SUNDAY)) + " " + d.with(TemporalAdjusters.firstDayOfYear()) + " " + d.with(TemporalAdjusters.ofDateAdjuster(z -> z.plusDays(10))));
        t("week", () -> d.with(WeekFields.ISO.dayOfWeek(), 1) + " " + d.get(WeekFields.SUNDAY_START.weekOfYear()) + " " + d.get(WeekFields.ISO.weekBasedYear()) + " " + LocalDate.of(2021, 1, 3).get(WeekFields.ISO.weekOfWeekBasedYear()));
        t("year", () -> Year.of(2024).isLeap() + " " + Year.of(2024).atDay(366) + " " + YearMonth.of(2023, 2).atEndOfMonth() + " " + YearMonth.parse("2020-05").plusMonths(20) + " " + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.parse("--12-03") + " " + Month.JANUARY.minus(1) + " " + Month.FEBRUARY.maxLength() + " " + DayOfWeek.MONDAY.plus(8) + " " + Month.AUGUST.firstMonthOfQuarter());
        t("range", () -> d.range(ChronoField.DAY_OF_MONTH) + " " + ChronoField.DAY_OF_MONTH.range() + " " + LocalDate.of(2023, 2, 1).range(ChronoField.ALIGNED_WEEK_OF_MONTH));
        t("day of year 366", () -> LocalDate.ofYearDay(2023, 366));
        t("unit", () -> LocalDate.of(2020, 1, 1).plus(1, ChronoUnit.HOURS));
    }
}
