// Duration, Period, Instant and ChronoUnit arithmetic, parsing and overflow.
import java.time.*;
import java.time.temporal.*;
import java.util.function.Supplier;

public class Durations {
    static void t(String what, Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Duration d = Duration.ofHours(25).plusMinutes(61).plusMillis(1500);
        t("dur", () -> d + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.getSeconds() + " " + d.getNano() + " " + d.toNanos());
        t("neg", () -> d.negated() + " " + Duration.ofMillis(-1) + " " + Duration.ofSeconds(-1, 500_000_000) + " " + d.negated().abs().equals(d) + " " + Duration.ofMillis(-1).getSeconds() + " " + Duration.ofMillis(-1).getNano());
        t("mul", () -> d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.dividedBy(Duration.ofMinutes(7)) + " " + d.compareTo(Duration.ZERO) + " " + d.truncatedTo(ChronoUnit.HOURS) + " " + d.isNegative() + d.isZero());
        for (String s : new String[] {"PT15M", "P2DT3H4M", "PT-6H3M", "-PT6H3M", "PT0.5S", "PT-0.000000001S", "pt1h", "P1Y", "PT", "", "PT1.1234567891S", "P1DT"}) t("parse " + s, () -> Duration.parse(s));
        for (String s : new String[] {"P1Y2M3D", "P-1M", "-P1Y-2M", "P3W", "P1W2D", "P", "PT1H", "P1.5Y"}) t("period " + s, () -> Period.parse(s));
        t("period ops", () -> Period.of(1, 14, 40).normalized() + " " + Period.of(1, 2, 3).plus(Period.ofDays(30)) + " " + Period.ofMonths(-3).toTotalMonths() + " " + Period.of(1, 2, 3).multipliedBy(-2) + " " + Period.ZERO.isZero() + " " + Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2021, 2, 28)) + " " + Period.ofWeeks(2).getUnits());
        t("over", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        t("over2", () -> Duration.ofDays(Long.MAX_VALUE));
        t("over3", () -> Duration.ofSeconds(Long.MAX_VALUE).toNanos());
        t("of unit", () -> Duration.of(3, ChronoUnit.HALF_DAYS) + " " + Duration.of(1, ChronoUnit.DAYS));
        t("of month", () -> Duration.of(1, ChronoUnit.MONTHS));
        t("div zero", () -> d.dividedBy(0));
        Instant i = Instant.ofEpochMilli(-1);
        t("instant", () -> i + " " + i.getEpochSecond() + " " + i.getNano() + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.truncatedTo(ChronoUnit.SECONDS) + " " + i.toEpochMilli() + " " + i.isBefore(Instant.EPOCH) + " " + i.hashCode());
        t("instant month", () -> i.plus(1, ChronoUnit.MONTHS));
        t("until", () -> Instant.EPOCH.until(Instant.parse("2000-01-01T00:00:00Z"), ChronoUnit.HOURS) + " " + Duration.between(Instant.EPOCH, i));
        t("units", () -> ChronoUnit.DAYS.getDuration() + " " + ChronoUnit.MONTHS.getDuration() + " " + ChronoUnit.YEARS.isDurationEstimated() + " " + ChronoUnit.FOREVER + " " + ChronoUnit.WEEKS.isDateBased() + " " + ChronoUnit.MINUTES.isTimeBased() + " " + IsoFields.QUARTER_YEARS.between(LocalDate.of(2020, 1, 1), LocalDate.of(2021, 11, 30)));
        t("between unsupported", () -> Duration.between(LocalDate.EPOCH, LocalDate.EPOCH.plusDays(1)));
        t("adjustInto", () -> Duration.ofMinutes(90).addTo(LocalTime.of(23, 0)) + " " + Period.ofMonths(1).subtractFrom(LocalDate.of(2024, 3, 31)));
        t("query", () -> LocalDate.EPOCH.query(TemporalQueries.precision()) + " " + LocalTime.NOON.query(TemporalQueries.localDate()) + " " + OffsetTime.parse("10:00+01:00").query(TemporalQueries.offset()));
        t("truncate bad", () -> LocalTime.NOON.truncatedTo(ChronoUnit.FOREVER));
        long total = 0;
        LocalDate x = LocalDate.of(2000, 1, 31);
        for (int k = 0; k < 48; k++) {
            x = x.plusMonths(1);
            total += x.getDayOfMonth();
        }
        System.out.println(x + " " + total);
    }
}
