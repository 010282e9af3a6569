// ZonedDateTime and ZoneRules: gaps and overlaps of daylight saving, offsets, conversions.
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.time.zone.*;

public class Zones {
    public static void main(String[] args) {
        ZoneId ny = ZoneId.of("America/New_York");
        ZoneId be = ZoneId.of("Europe/Berlin");
        ZoneId to = ZoneId.of("Asia/Tokyo");
        System.out.println(ZonedDateTime.of(2024, 3, 10, 2, 30, 0, 0, ny));
        System.out.println(ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ny) + " " + ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ny).withLaterOffsetAtOverlap());
        ZonedDateTime before = ZonedDateTime.of(2024, 3, 31, 1, 59, 59, 0, be);
        System.out.println(before + " -> " + before.plusSeconds(1) + " " + before.plusDays(1) + " " + before.plusHours(24));
        ZonedDateTime oct = ZonedDateTime.of(2024, 10, 27, 0, 0, 0, 0, be);
        for (int i = 0; i < 5; i++) System.out.println(oct.plusHours(i));
        System.out.println(Duration.between(oct, oct.plusDays(1)) + " " + ChronoUnit.HOURS.between(oct, oct.plusDays(1)));
        Instant i = Instant.ofEpochSecond(1_700_000_000L);
        for (ZoneId z : new ZoneId[] {ny, be, to, ZoneOffset.UTC, ZoneId.of("Australia/Lord_Howe"), ZoneId.of("Asia/Kolkata"), ZoneId.of("America/St_Johns"), ZoneId.of("UTC+3"), ZoneId.of("Z"), ZoneId.of("GMT-02:30")}) System.out.println(i.atZone(z) + " " + z.getRules().getOffset(i) + " dst " + z.getRules().isDaylightSavings(i) + " fixed " + z.getRules().isFixedOffset());
        ZoneRules r = ny.getRules();
        ZoneOffsetTransition tr = r.nextTransition(i);
        System.out.println(tr + " " + tr.isGap() + " " + tr.getDuration() + " " + tr.getDateTimeBefore() + " " + tr.getDateTimeAfter());
        System.out.println(r.previousTransition(i) + " " + r.getStandardOffset(i) + " " + r.getDaylightSavings(i));
        System.out.println(r.getValidOffsets(LocalDateTime.of(2024, 3, 10, 2, 30)) + " " + r.getValidOffsets(LocalDateTime.of(2024, 11, 3, 1, 30)) + " " + r.isValidOffset(LocalDateTime.of(2024, 7, 1, 0, 0), ZoneOffset.ofHours(-4)));
        System.out.println(be.getRules().getTransitionRules());
        System.out.println(be.getRules().getTransition(LocalDateTime.of(2024, 3, 31, 2, 15)));
        for (int y : new int[] {1900, 1918, 1945, 1950, 1977, 1980, 2000, 2040}) System.out.println(y + " " + ZonedDateTime.of(y, 7, 1, 12, 0, 0, 0, be) + " " + ZonedDateTime.of(y, 1, 1, 12, 0, 0, 0, ny).getOffset());
        OffsetDateTime o = OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHoursMinutes(5, 30));
        System.out.println(o + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.atZoneSameInstant(ny) + " " + o.isEqual(OffsetDateTime.parse("2023-12-31T18:30Z")) + " " + o.compareTo(o.plusNanos(1)));
        ZonedDateTime z = ZonedDateTime.parse("2024-06-15T10:00+02:00[Europe/Berlin]");
        System.out.println(z + " " + z.withZoneSameInstant(to) + " " + z.withZoneSameLocal(to) + " " + z.toOffsetDateTime() + " " + z.toEpochSecond() + " " + z.withFixedOffsetZone() + " " + z.truncatedTo(ChronoUnit.DAYS));
        System.out.println(ZonedDateTime.ofLocal(LocalDateTime.of(2024, 11, 3, 1, 30), ny, ZoneOffset.ofHours(-5)) + " " + ZonedDateTime.ofInstant(i, to));
        try {
            ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 10, 2, 30), ZoneOffset.ofHours(-5), ny);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {"Mars/Olympus", "", "+25:00", "UTC+99", "a b"}) {
            try {
                System.out.println(ZoneId.of(bad));
            } catch (DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(ZoneOffset.of("+01:30:15") + " " + ZoneOffset.ofTotalSeconds(-3600) + " " + ZoneOffset.MAX + " " + ZoneOffset.of("-5").compareTo(ZoneOffset.UTC) + " " + ZoneId.of("EST", ZoneId.SHORT_IDS) + " " + ZoneId.of("Europe/Kiev").normalized() + " " + ZoneId.getAvailableZoneIds().contains("Asia/Kathmandu"));
        Clock c = Clock.fixed(i, be);
        System.out.println(LocalDateTime.now(c) + " " + ZonedDateTime.now(c) + " " + Clock.offset(c, Duration.ofMinutes(5)).instant() + " " + Clock.tick(c, Duration.ofHours(1)).instant() + " " + c + " " + c.millis() + " " + c.withZone(ny));
        System.out.println(LocalDate.of(2024, 3, 31).atStartOfDay(be) + " " + LocalDate.of(2018, 11, 4).atStartOfDay(ZoneId.of("America/Sao_Paulo")));
    }
}
