// Day counting by hand against java.time: leap years, weekdays, ISO weeks, month ends, intervals and overlaps.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class DateArithmetic {
    record Span(LocalDate from, LocalDate to) implements Comparable<Span> {
        Span {
            if (to.isBefore(from)) throw new IllegalArgumentException(from + " > " + to);
        }

        long days() {
            return ChronoUnit.DAYS.between(from, to) + 1;
        }

        Optional<Span> overlap(Span o) {
            LocalDate a = from.isAfter(o.from) ? from : o.from;
            LocalDate b = to.isBefore(o.to) ? to : o.to;
            return b.isBefore(a) ? Optional.empty() : Optional.of(new Span(a, b));
        }

        @Override
        public int compareTo(Span o) {
            return Comparator.comparing(Span::from).thenComparing(Span::to).compare(this, o);
        }
    }

    static List<Span> merge(Collection<Span> in) {
        LinkedList<Span> out = new LinkedList<>();
        for (Span s : new TreeSet<>(in)) {
            if (!out.isEmpty() && !s.from().isAfter(out.getLast().to().plusDays(1))) {
                Span l = out.removeLast();
                out.add(new Span(l.from(), s.to().isAfter(l.to()) ? s.to() : l.to()));
            } else {
                out.add(s);
            }
        }
        return out;
    }

    static int zeller(int y, int m, int d) {
        if (m < 3) {
            m += 12;
            y--;
        }
        return (d + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400 + 5) % 7 + 1;
    }

    public static void main(String[] args) {
        int bad = 0;
        for (LocalDate d = LocalDate.of(1899, 12, 1); d.getYear() < 1905; d = d.plusDays(1)) if (zeller(d.getYear(), d.getMonthValue(), d.getDayOfMonth()) != d.getDayOfWeek().getValue()) bad++;
        System.out.println("weekday disagreements " + bad);
        System.out.println(IntStream.rangeClosed(1890, 2110).filter(Year::isLeap).count() + " " + IntStream.of(1896, 1900, 1904, 2000, 2100).mapToObj(Year::isLeap).toList());
        List<Span> spans = List.of(new Span(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 10)), new Span(LocalDate.of(2024, 1, 8), LocalDate.of(2024, 1, 20)), new Span(LocalDate.of(2024, 1, 21), LocalDate.of(2024, 1, 25)), new Span(LocalDate.of(2024, 3, 1), LocalDate.of(2024, 3, 1)));
        System.out.println(merge(spans) + " " + merge(spans).stream().mapToLong(Span::days).sum() + " " + spans.get(0).overlap(spans.get(1)) + " " + spans.get(0).overlap(spans.get(3)));
        try {
            new Span(LocalDate.MAX, LocalDate.MIN);
        } catch (IllegalArgumentException e) {
            System.out.println("bad span");
        }
        LocalDate born = LocalDate.of(1988, 2, 29);
        for (LocalDate on : new LocalDate[] {LocalDate.of(2023, 2, 28), LocalDate.of(2023, 3, 1), LocalDate.of(2024, 2, 28), LocalDate.of(2024, 2, 29)}) {
            Period p = Period.between(born, on);
            System.out.println(on + " age " + p.getYears() + " " + p + " back " + born.plus(p) + " days " + ChronoUnit.DAYS.between(born, on) + " next birthday in " + ChronoUnit.DAYS.between(on, next(born, on)));
        }
        System.out.println(Stream.iterate(LocalDate.of(2024, 1, 31), d -> d.plusMonths(1)).limit(5).toList() + " " + IntStream.range(0, 5).mapToObj(n -> LocalDate.of(2024, 1, 31).plusMonths(n)).toList());
        TreeMap<Month, Long> fridays = LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2025, 1, 1)).filter(d -> d.getDayOfWeek() == DayOfWeek.FRIDAY).collect(Collectors.groupingBy(LocalDate::getMonth, TreeMap::new, Collectors.counting()));
        System.out.println(fridays);
        long work = LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2024, 7, 1)).filter(d -> d.getDayOfWeek().getValue() <= 5).count();
        System.out.println("workdays " + work);
        ZoneId ny = ZoneId.of("America/New_York");
        TreeMap<Long, Long> lengths = LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2025, 1, 1)).collect(Collectors.groupingBy(d -> Duration.between(d.atStartOfDay(ny), d.plusDays(1).atStartOfDay(ny)).toHours(), TreeMap::new, Collectors.counting()));
        System.out.println("day lengths " + lengths);
        LocalDateTime shift = LocalDateTime.of(2024, 3, 9, 22, 0);
        System.out.println(Duration.between(shift.atZone(ny), shift.plusHours(8).atZone(ny)).toHours() + " hours worked of " + Duration.between(shift, shift.plusHours(8)).toHours());
        long h = 0;
        LocalDate d = LocalDate.of(1600, 1, 1);
        for (int i = 0; i < 3000; i++) {
            d = d.plusDays(i % 61).plusMonths(i % 3);
            h = h * 31 + d.toEpochDay() + d.getDayOfYear() * 7L + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
        }
        System.out.println(d + " " + h);
        System.out.println(Duration.ofMinutes(135).dividedBy(Duration.ofMinutes(30)) + " " + Stream.of("PT1H", "PT45M", "PT30S").map(Duration::parse).reduce(Duration.ZERO, Duration::plus) + " " + LocalTime.of(9, 0).until(LocalTime.of(17, 30), ChronoUnit.MINUTES) + " " + LocalTime.of(23, 0).plusHours(3) + " " + Duration.between(LocalTime.of(23, 0), LocalTime.of(2, 0)));
    }

    static LocalDate next(LocalDate born, LocalDate on) {
        LocalDate n = born.withYear(on.getYear());
        return n.isBefore(on) ? born.withYear(on.getYear() + 1) : n;
    }
}
