// Parsing dates and times which do not fit: messages and positions; lenient, smart and strict results.
import java.text.ParsePosition;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class ParseProblems {
    static void t(String in, Function<String, Object> f) {
        try {
            System.out.println("'" + in + "' -> " + f.apply(in));
        } catch (DateTimeException | IllegalArgumentException e) {
            System.out.println("'" + in + "' ! " + e.getClass().getSimpleName() + ": " + e.getMessage() + (e instanceof DateTimeParseException p ? " @" + p.getErrorIndex() : ""));
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"2024-02-30", "2024-13-01", "2024-1-1", "24-01-01", "2024-01-01T00:00", "", "2024-01-0x", "+2024-01-01", "-2024-01-01", "+10000-01-01", "10000-01-01", "2024/01/01"}) t(s, LocalDate::parse);
        for (String s : new String[] {"24:00", "23:60", "23:59:60", "9:00", "09:00:00.1234567891", "09:00:00,5", "09:00Z", "T09:00"}) t(s, LocalTime::parse);
        for (String s : new String[] {"2024-01-01T24:00:00", "2024-01-01 10:00", "2024-01-01T10:00:00Z", "2024-01-01t10:00"}) t(s, LocalDateTime::parse);
        for (String s : new String[] {"2024-01-01T10:00:00+01:00[Europe/Berlin]", "2024-07-01T10:00:00+01:00[Europe/Berlin]", "2024-01-01T10:00:00+01:00", "2024-01-01T10:00[Europe/Berlin]", "2024-03-31T02:30:00+01:00[Europe/Berlin]", "2024-01-01T10:00:00Z[Nowhere]"}) t(s, ZonedDateTime::parse);
        for (String s : new String[] {"2024-01-01T00:00:00Z", "2024-01-01T00:00:00.000000001Z", "2024-01-01T24:00:00Z", "2016-12-31T23:59:60Z", "2024-01-01T00:00:00+01:00", "2024-01-01"}) t(s, Instant::parse);
        for (String s : new String[] {"2024-01-01T00:00+18:00", "2024-01-01T00:00+18:01", "2024-01-01T00:00+0100"}) t(s, OffsetDateTime::parse);
        for (ResolverStyle rs : ResolverStyle.values()) {
            DateTimeFormatter f = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withResolverStyle(rs);
            for (String s : new String[] {"2023-02-29 10:00", "2023-02-32 10:00", "2023-01-01 24:00", "2023-01-01 25:30", "2023-00-10 10:00"}) t(rs + " " + s, x -> LocalDateTime.parse(s, f));
        }
        DateTimeFormatter us = DateTimeFormatter.ofPattern("EEE MMM d uuuu", Locale.US);
        for (String s : new String[] {"Thu Feb 29 2024", "Fri Feb 29 2024", "thu Feb 29 2024", "Thu FEB 29 2024", "Thu Febr 29 2024"}) t(s, x -> LocalDate.parse(x, us));
        DateTimeFormatter two = DateTimeFormatter.ofPattern("dd.MM.yy");
        for (String s : new String[] {"01.02.99", "01.02.00", "1.2.99"}) t(s, x -> LocalDate.parse(x, two));
        DateTimeFormatter base = new DateTimeFormatterBuilder().appendPattern("dd.MM.").appendValueReduced(ChronoField.YEAR, 2, 2, 1950).toFormatter(Locale.ROOT);
        t("01.02.49", s -> LocalDate.parse(s, base));
        t("01.02.50", s -> LocalDate.parse(s, base));
        ParsePosition pos = new ParsePosition(2);
        TemporalAccessor ta = DateTimeFormatter.ISO_LOCAL_DATE.parseUnresolved("xx2024-02-30rest", pos);
        System.out.println(ta.getLong(ChronoField.DAY_OF_MONTH) + " " + pos.getIndex() + " " + pos.getErrorIndex());
        t("10:00", s -> DateTimeFormatter.ISO_LOCAL_TIME.parse(s).get(ChronoField.YEAR));
        t("10:00", s -> LocalDate.from(DateTimeFormatter.ISO_LOCAL_TIME.parse(s)));
        t("2024-01", s -> YearMonth.parse(s) + " " + LocalDate.parse(s + "-01"));
        t("conflict", s -> DateTimeFormatter.ofPattern("uuuu-MM-dd e", Locale.US).parse("2024-02-29 1"));
        t("ampm", s -> LocalTime.parse("12:30 AM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US)) + " " + LocalTime.parse("12:30 PM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US)));
        t("hour without marker", s -> LocalTime.parse("11", DateTimeFormatter.ofPattern("hh")));
        for (String p : new String[] {"yyyyyyyyyyyyyyyyyyyy", "b", "MMMMMM", "'open", "[", "]", "p", "SSSSSSSSSS", "HHH", "{", "#", "zzzzz"}) t(p, x -> DateTimeFormatter.ofPattern(x, Locale.US) == null ? null : "fine");
    }
}
