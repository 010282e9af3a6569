// Conversions between old and new: Date, Calendar, TimeZone, Instant, ZonedDateTime, FileTime, epoch arithmetic.
import java.nio.file.attribute.FileTime;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.concurrent.TimeUnit;

public class Interop {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("America/Chicago"));
        Instant i = Instant.ofEpochSecond(1709219045L, 6_000_007);
        Date d = Date.from(i);
        System.out.println(d.getTime() + " " + d.toInstant() + " " + d + " " + d.toInstant().equals(i));
        GregorianCalendar g = GregorianCalendar.from(i.atZone(ZoneId.of("Asia/Tokyo")));
        System.out.println(g.toZonedDateTime() + " " + g.getTimeZone().getID() + " " + g.get(Calendar.HOUR_OF_DAY) + " " + g.getFirstDayOfWeek() + g.getMinimalDaysInFirstWeek() + " " + g.toInstant());
        System.out.println(TimeZone.getTimeZone(ZoneId.of("Europe/Paris")).getID() + " " + TimeZone.getTimeZone("EST").toZoneId() + " " + TimeZone.getTimeZone(ZoneOffset.ofHours(5)).getID() + " " + ZoneId.systemDefault() + " " + TimeZone.getTimeZone("PST").toZoneId());
        FileTime f = FileTime.from(i);
        System.out.println(f + " " + f.toMillis() + " " + f.to(TimeUnit.HOURS) + " " + f.toInstant() + " " + FileTime.fromMillis(0).compareTo(f) + " " + FileTime.from(5, TimeUnit.DAYS));
        System.out.println(LocalDateTime.ofInstant(d.toInstant(), ZoneId.systemDefault()) + " " + LocalDate.ofInstant(i, ZoneOffset.UTC) + " " + LocalTime.ofInstant(i, ZoneOffset.ofHours(-11)) + " " + Date.from(LocalDate.of(2024, 7, 4).atStartOfDay(ZoneId.systemDefault()).toInstant()));
        for (long ms : new long[] {0, -1, 1, 999, 1000, -999, -1000, -1001, Long.MAX_VALUE / 2}) System.out.print(Instant.ofEpochMilli(ms) + "/" + Math.floorDiv(ms, 1000L) + " ");
        System.out.println();
        ZonedDateTime z = i.atZone(ZoneId.systemDefault());
        System.out.println(z + " " + z.toOffsetDateTime().toEpochSecond() + " " + z.toLocalDateTime().atOffset(ZoneOffset.UTC).toEpochSecond() + " " + z.getLong(ChronoField.INSTANT_SECONDS) + " " + z.get(ChronoField.OFFSET_SECONDS) + " " + ChronoUnit.MILLIS.between(Instant.EPOCH, z));
        try {
            Date.from(Instant.MAX);
        } catch (IllegalArgumentException e) {
            System.out.println("too far " + (e.getCause() instanceof ArithmeticException));
        }
        for (Object o : new Object[] {LocalDate.EPOCH, LocalTime.NOON}) {
            try {
                Instant.from((TemporalAccessor) o);
            } catch (DateTimeException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Instant.from(z).equals(i) + " " + ZonedDateTime.from(OffsetDateTime.parse("2024-01-01T00:00Z")) + " " + LocalDate.from(z) + " " + OffsetDateTime.from(z).getOffset());
        Date old = new Date(124, Calendar.FEBRUARY, 29, 12, 30);
        System.out.println(old.getYear() + " " + old.getMonth() + " " + old.getDay() + " " + old.getHours() + " " + old.toInstant() + " " + Date.UTC(70, 0, 1, 0, 0, 0) + " " + Date.parse("Thu, 29 Feb 2024 12:00:00 GMT") + " " + new Date("2024/02/29").getTime() + " " + old.toGMTString());
        old.setMonth(Calendar.MARCH);
        old.setDate(10);
        old.setHours(2);
        System.out.println(old + " " + old.before(d) + " " + old.after(d) + " " + old.compareTo(old));
        TreeMap<Instant, String> line = new TreeMap<>();
        line.put(i, "event");
        line.put(Instant.EPOCH, "epoch");
        line.put(Instant.parse("2038-01-19T03:14:07Z"), "2038");
        System.out.println(line + " " + line.ceilingEntry(Instant.parse("2000-01-01T00:00:00Z")).getValue() + " " + Instant.ofEpochSecond(Integer.MAX_VALUE));
        DateTimeFormatter http = DateTimeFormatter.RFC_1123_DATE_TIME;
        System.out.println(http.format(i.atOffset(ZoneOffset.UTC)) + " " + ZonedDateTime.parse("Tue, 3 Jun 2008 11:05:30 GMT", http) + " " + Instant.from(http.parse("Thu, 1 Jan 1970 01:00:00 +0100")));
        Duration up = Duration.between(Instant.parse("2024-02-27T22:11:05Z"), i);
        System.out.println(String.format("%dd %02dh %02dm %02ds", up.toDaysPart(), up.toHoursPart(), up.toMinutesPart(), up.toSecondsPart()) + " " + up + " " + up.toString().substring(2).replaceAll("(\\d[HMS])(?!$)", "$1 ").toLowerCase(Locale.ROOT));
    }
}
