// Clock: fixed, offset, tick, own clocks; now() of every type with a clock.
import java.time.*;
import java.time.chrono.*;

public class Clocks {
    static class Stepping extends Clock {
        private Instant at;
        private final Duration step;
        private final ZoneId zone;

        Stepping(Instant at, Duration step, ZoneId zone) {
            this.at = at;
            this.step = step;
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId z) {
            return new Stepping(at, step, z);
        }

        @Override
        public Instant instant() {
            Instant r = at;
            at = at.plus(step);
            return r;
        }
    }

    public static void main(String[] args) throws Exception {
        Instant i = Instant.parse("2024-12-31T23:59:58.123456789Z");
        Clock c = Clock.fixed(i, ZoneId.of("Asia/Tokyo"));
        System.out.println(c + " " + c.instant() + " " + c.millis() + " " + c.getZone());
        System.out.println(LocalDate.now(c) + " " + LocalTime.now(c) + " " + LocalDateTime.now(c) + " " + ZonedDateTime.now(c) + " " + OffsetDateTime.now(c) + " " + OffsetTime.now(c) + " " + Instant.now(c) + " " + Year.now(c) + " " + YearMonth.now(c) + " " + MonthDay.now(c));
        System.out.println(ThaiBuddhistDate.now(c) + " " + MinguoDate.now(c) + " " + JapaneseDate.now(c) + " " + HijrahDate.now(c));
        for (Clock k : new Clock[] {Clock.offset(c, Duration.ofSeconds(-10)), Clock.offset(c, Duration.ZERO), Clock.tick(c, Duration.ofMinutes(5)), Clock.tick(c, Duration.ofMillis(100)), c.withZone(ZoneOffset.UTC)}) System.out.println(k + " " + k.instant() + " " + LocalDateTime.now(k));
        System.out.println(c.equals(Clock.fixed(i, ZoneId.of("Asia/Tokyo"))) + " " + c.hashCode() + " " + Clock.systemUTC().getZone() + " " + Clock.system(ZoneId.of("Europe/Paris")).getZone() + " " + Clock.tickSeconds(ZoneOffset.UTC).instant().getNano() + " " + Clock.tickMinutes(ZoneOffset.UTC).instant().getEpochSecond() % 60 + " " + Clock.tickMillis(ZoneOffset.UTC).instant().getNano() % 1_000_000);
        Stepping s = new Stepping(Instant.EPOCH, Duration.ofHours(7), ZoneOffset.ofHours(-3));
        for (int k = 0; k < 4; k++) System.out.print(LocalDateTime.now(s) + " ");
        System.out.println(s.millis() + " " + s.withZone(ZoneOffset.UTC).instant());
        long m0 = System.currentTimeMillis();
        Instant n = Instant.now();
        long m1 = System.currentTimeMillis();
        System.out.println((n.toEpochMilli() >= m0) + " " + (n.toEpochMilli() <= m1) + " " + !Clock.systemUTC().instant().isBefore(n));
        long t0 = System.nanoTime();
        Thread.sleep(5);
        System.out.println("slept at least 5 ms: " + (System.nanoTime() - t0 >= 5_000_000) + " " + (Duration.between(n, Instant.now()).toMillis() >= 4));
        InstantSource src = InstantSource.fixed(i);
        System.out.println(src.millis() + " " + src.withZone(ZoneOffset.UTC) + " " + InstantSource.offset(src, Duration.ofDays(1)).instant() + " " + InstantSource.tick(src, Duration.ofDays(1)).instant());
        try {
            Clock.tick(c, Duration.ofNanos(7));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Clock.tick(c, Duration.ofSeconds(-1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
