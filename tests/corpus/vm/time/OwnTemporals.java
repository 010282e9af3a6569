// TemporalUnit, TemporalField, TemporalQuery and TemporalAmount of one's own.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class OwnTemporals {
    enum Fortnights implements TemporalUnit {
        FORTNIGHTS;

        @Override
        public Duration getDuration() {
            return Duration.ofDays(14);
        }

        @Override
        public boolean isDurationEstimated() {
            return false;
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R addTo(R t, long n) {
            return (R) t.plus(Math.multiplyExact(n, 14), ChronoUnit.DAYS);
        }

        @Override
        public long between(Temporal a, Temporal b) {
            return a.until(b, ChronoUnit.DAYS) / 14;
        }
    }

    enum SeasonField implements TemporalField {
        SEASON;

        @Override
        public TemporalUnit getBaseUnit() {
            return IsoFields.QUARTER_YEARS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return ChronoUnit.YEARS;
        }

        @Override
        public ValueRange range() {
            return ValueRange.of(1, 4);
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor t) {
            return t.isSupported(ChronoField.MONTH_OF_YEAR);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            return range();
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            return t.get(ChronoField.MONTH_OF_YEAR) % 12 / 3 + 1;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long v) {
            range().checkValidValue(v, this);
            return (R) t.plus((v - getFrom(t)) * 3, ChronoUnit.MONTHS);
        }
    }

    record Laps(int n) implements TemporalAmount {
        @Override
        public long get(TemporalUnit u) {
            if (u == ChronoUnit.MINUTES) return n * 90L;
            throw new UnsupportedTemporalTypeException("Unsupported " + u);
        }

        @Override
        public List<TemporalUnit> getUnits() {
            return List.of(ChronoUnit.MINUTES);
        }

        @Override
        public Temporal addTo(Temporal t) {
            return t.plus(n * 90L, ChronoUnit.MINUTES);
        }

        @Override
        public Temporal subtractFrom(Temporal t) {
            return t.minus(n * 90L, ChronoUnit.MINUTES);
        }
    }

    static String weekend(TemporalAccessor t) {
        return DayOfWeek.from(t).getValue() > 5 ? "weekend" : "weekday";
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.plus(3, Fortnights.FORTNIGHTS) + " " + d.minus(1, Fortnights.FORTNIGHTS) + " " + d.until(LocalDate.of(2024, 12, 25), Fortnights.FORTNIGHTS) + " " + Fortnights.FORTNIGHTS.between(d, d.plusDays(27)));
        System.out.println(d.get(SeasonField.SEASON) + " " + d.with(SeasonField.SEASON, 3) + " " + d.isSupported(SeasonField.SEASON) + LocalTime.NOON.isSupported(SeasonField.SEASON) + " " + d.range(SeasonField.SEASON));
        try {
            d.with(SeasonField.SEASON, 5);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(LocalTime.of(23, 0).plus(new Laps(2)) + " " + LocalDateTime.of(2024, 1, 1, 0, 0).minus(new Laps(1)) + " " + Duration.from(new Laps(4)));
        try {
            d.plus(new Laps(1));
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Period.from(new Laps(1));
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(d.query(OwnTemporals::weekend) + " " + LocalDate.of(2024, 3, 2).query(OwnTemporals::weekend) + " " + d.query(TemporalQueries.chronology()) + " " + d.query(TemporalQueries.zone()) + " " + ZonedDateTime.of(d, LocalTime.NOON, ZoneId.of("Asia/Tokyo")).query(TemporalQueries.zoneId()) + " " + YearMonth.of(2024, 2).query(TemporalQueries.precision()));
        DateTimeFormatter f = new DateTimeFormatterBuilder().appendLiteral("season ").appendValue(SeasonField.SEASON).appendLiteral(" of ").appendPattern("uuuu").toFormatter(Locale.ROOT);
        System.out.println(f.format(d) + " " + f);
        for (TemporalField x : new TemporalField[] {ChronoField.EPOCH_DAY, ChronoField.PROLEPTIC_MONTH, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH, JulianFields.JULIAN_DAY, JulianFields.MODIFIED_JULIAN_DAY, JulianFields.RATA_DIE, IsoFields.DAY_OF_QUARTER}) System.out.print(x + "=" + d.getLong(x) + " ");
        System.out.println();
        System.out.println(d.with(JulianFields.JULIAN_DAY, 2451545) + " " + d.with(ChronoField.EPOCH_DAY, -1) + " " + ValueRange.of(1, 28, 31) + " " + ValueRange.of(1, 28, 31).isValidIntValue(30) + ValueRange.of(1, 2).getMaximum() + " " + ChronoField.MONTH_OF_YEAR.checkValidIntValue(12) + " " + ChronoField.HOUR_OF_DAY.getDisplayName(Locale.US));
        Map<TemporalUnit, Long> parts = new LinkedHashMap<>();
        LocalDateTime a = LocalDateTime.of(2020, 1, 31, 10, 0);
        LocalDateTime b = LocalDateTime.of(2024, 2, 29, 9, 30, 15);
        for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS, ChronoUnit.HOURS, ChronoUnit.MINUTES, ChronoUnit.SECONDS}) {
            long n = a.until(b, u);
            parts.put(u, n);
            a = a.plus(n, u);
        }
        System.out.println(parts);
        int bad = 0;
        for (long day = -800_000; day < 800_000; day += 991) {
            LocalDate x = LocalDate.ofEpochDay(day);
            long y = x.getYear() - (x.getMonthValue() <= 2 ? 1 : 0);
            long era = Math.floorDiv(y, 400);
            long yoe = y - era * 400;
            long doy = (153 * (x.getMonthValue() + (x.getMonthValue() > 2 ? -3 : 9)) + 2) / 5 + x.getDayOfMonth() - 1;
            if (era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468 != day) bad++;
        }
        System.out.println("disagreements " + bad);
    }
}
