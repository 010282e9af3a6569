// Year, YearMonth, MonthDay, OffsetTime, OffsetDateTime, ZoneOffset, Month: operations and corner cases.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class SmallTypes {
    public static void main(String[] args) {
        Year y = Year.of(2024);
        System.out.println(y + " " + y.isLeap() + " " + y.length() + " " + y.plusYears(-25) + " " + y.atDay(60) + " " + y.atMonth(2) + " " + y.atMonthDay(MonthDay.of(2, 29)) + " " + y.isBefore(Year.of(2025)) + " " + y.until(Year.of(2100), ChronoUnit.CENTURIES) + " " + Year.isLeap(1900) + Year.isLeap(2000) + " " + Year.parse("-0044") + " " + Year.of(-1).get(ChronoField.YEAR_OF_ERA) + " " + y.isValidMonthDay(MonthDay.of(2, 29)) + " " + y.compareTo(Year.of(2020)) + " " + y.format(DateTimeFormatter.ofPattern("yy")));
        YearMonth m = YearMonth.of(2024, 2);
        System.out.println(m + " " + m.lengthOfMonth() + " " + m.lengthOfYear() + " " + m.atDay(1) + " " + m.atEndOfMonth() + " " + m.plusMonths(11) + " " + m.minusYears(1).lengthOfMonth() + " " + m.isValidDay(30) + " " + m.until(YearMonth.of(2030, 1), ChronoUnit.MONTHS) + " " + m.withMonth(12) + " " + YearMonth.parse("2024-07").getMonth() + " " + m.range(ChronoField.DAY_OF_MONTH.isSupportedBy(m) ? ChronoField.DAY_OF_MONTH : ChronoField.MONTH_OF_YEAR) + " " + YearMonth.from(LocalDate.EPOCH));
        MonthDay d = MonthDay.of(2, 29);
        System.out.println(d + " " + d.atYear(2023) + " " + d.atYear(2024) + " " + d.isValidYear(2023) + " " + d.with(Month.APRIL) + " " + d.withDayOfMonth(1) + " " + d.compareTo(MonthDay.of(3, 1)) + " " + MonthDay.parse("--06-15") + " " + d.isAfter(MonthDay.of(1, 1)));
        OffsetTime t = OffsetTime.of(10, 30, 0, 5, ZoneOffset.ofHours(2));
        System.out.println(t + " " + t.withOffsetSameInstant(ZoneOffset.UTC) + " " + t.withOffsetSameLocal(ZoneOffset.ofHours(-5)) + " " + t.plusHours(20) + " " + t.isBefore(OffsetTime.parse("09:00Z")) + " " + t.isEqual(OffsetTime.parse("08:30:00.000000005Z")) + " " + t.equals(OffsetTime.parse("08:30:00.000000005Z")) + " " + t.atDate(LocalDate.EPOCH) + " " + OffsetTime.MAX + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + t.until(OffsetTime.parse("10:30Z"), ChronoUnit.MINUTES) + " " + t.toEpochSecond(LocalDate.EPOCH));
        OffsetDateTime o = OffsetDateTime.parse("2024-02-29T23:30:00-05:00");
        System.out.println(o + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.ofHours(9)) + " " + o.toZonedDateTime() + " " + o.atZoneSimilarLocal(ZoneId.of("Europe/Paris")) + " " + o.toLocalDate() + " " + o.plusYears(1) + " " + o.isAfter(OffsetDateTime.parse("2024-03-01T04:29:59Z")) + " " + o.compareTo(OffsetDateTime.parse("2024-03-01T04:30:00Z")) + " " + o.isEqual(OffsetDateTime.parse("2024-03-01T04:30:00Z")) + " " + OffsetDateTime.MIN + " " + OffsetDateTime.ofInstant(Instant.EPOCH, ZoneId.of("Asia/Tokyo")) + " " + o.hashCode());
        ZoneOffset z = ZoneOffset.ofHoursMinutesSeconds(5, 45, 30);
        System.out.println(z + " " + z.getTotalSeconds() + " " + z.getId() + " " + ZoneOffset.of("+5").getId() + " " + ZoneOffset.of("-0530") + " " + ZoneOffset.of("Z") + " " + z.compareTo(ZoneOffset.UTC) + " " + z.get(ChronoField.OFFSET_SECONDS) + " " + (ZoneOffset.ofHours(0) == ZoneOffset.UTC) + " " + z.getRules().isFixedOffset());
        for (Month x : Month.values()) System.out.print(x.minLength() + "-" + x.maxLength() + x.firstDayOfYear(true) + x.firstMonthOfQuarter().name().charAt(0) + x.plus(7).getDisplayName(TextStyle.SHORT, Locale.US) + " ");
        System.out.println(Month.from(o) + " " + Month.of(12).length(false) + " " + Month.valueOf("MAY").compareTo(Month.JUNE));
        LocalTime lt = LocalTime.of(12, 34, 56, 789_000_000);
        System.out.println(lt.plus(Duration.ofHours(13)) + " " + lt.with(ChronoField.AMPM_OF_DAY, 0) + " " + lt.get(ChronoField.MINUTE_OF_DAY) + " " + lt.withNano(0) + " " + lt.isAfter(LocalTime.NOON) + " " + lt.until(LocalTime.MAX, ChronoUnit.SECONDS) + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.ofNanoOfDay(1) + " " + lt.atOffset(z) + " " + lt.format(DateTimeFormatter.ofPattern("h:mm:ss.SS a", Locale.US)) + " " + lt.compareTo(LocalTime.MIN));
        for (Runnable r : new Runnable[] {() -> Year.of(1_000_000_000), () -> YearMonth.of(2024, 0), () -> MonthDay.of(2, 30), () -> LocalTime.of(24, 0), () -> Month.of(13), () -> y.plus(1, ChronoUnit.DAYS), () -> Year.from(LocalTime.NOON), () -> YearMonth.parse("2024-1"), () -> LocalTime.NOON.get(ChronoField.NANO_OF_DAY), () -> LocalDate.of(2024, 1, 1).getLong(ChronoField.INSTANT_SECONDS), () -> Instant.EPOCH.get(ChronoField.DAY_OF_MONTH), () -> MonthDay.parse("06-15"), () -> Instant.MAX.plusSeconds(1), () -> Instant.ofEpochSecond(Long.MAX_VALUE), () -> Instant.MAX.toEpochMilli()}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (DateTimeException | ArithmeticException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        TreeSet<LocalDateTime> set = new TreeSet<>(List.of(LocalDateTime.MAX, LocalDateTime.MIN, LocalDateTime.of(2024, 1, 1, 0, 0)));
        System.out.println(set.first() + " " + set.last() + " " + LocalDateTime.MIN.compareTo(LocalDateTime.MAX));
    }
}
