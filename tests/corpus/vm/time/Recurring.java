// A small cron and recurrence engine over java.time: next runs across month ends, leap days and clock changes.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class Recurring {
    record Cron(BitSet minutes, BitSet hours, BitSet days, BitSet months, BitSet dows) {
        static BitSet field(String s, int lo, int hi) {
            BitSet b = new BitSet();
            for (String part : s.split(",")) {
                String[] st = part.split("/");
                int step = st.length > 1 ? Integer.parseInt(st[1]) : 1;
                int a = lo;
                int z = hi;
                if (!st[0].equals("*")) {
                    String[] r = st[0].split("-");
                    a = Integer.parseInt(r[0]);
                    z = r.length > 1 ? Integer.parseInt(r[1]) : st.length > 1 ? hi : a;
                }
                if (a < lo || z > hi || a > z) throw new IllegalArgumentException(part + " is not within " + lo + "-" + hi);
                for (int i = a; i <= z; i += step) b.set(i);
            }
            return b;
        }

        static Cron parse(String s) {
            String[] f = s.trim().split("\\s+");
            if (f.length != 5) throw new IllegalArgumentException("five fields wanted, got " + f.length);
            return new Cron(field(f[0], 0, 59), field(f[1], 0, 23), field(f[2], 1, 31), field(f[3], 1, 12), field(f[4], 0, 6));
        }

        Optional<LocalDateTime> next(LocalDateTime from) {
            LocalDateTime t = from.plusMinutes(1).truncatedTo(ChronoUnit.MINUTES);
            LocalDateTime end = t.plusYears(9);
            while (t.isBefore(end)) {
                if (!months.get(t.getMonthValue())) t = t.with(TemporalAdjusters.firstDayOfNextMonth()).truncatedTo(ChronoUnit.DAYS);
                else if (!days.get(t.getDayOfMonth()) || !dows.get(t.getDayOfWeek().getValue() % 7)) t = t.plusDays(1).truncatedTo(ChronoUnit.DAYS);
                else if (!hours.get(t.getHour())) t = t.plusHours(1).truncatedTo(ChronoUnit.HOURS);
                else if (!minutes.get(t.getMinute())) t = t.plusMinutes(1);
                else return Optional.of(t);
            }
            return Optional.empty();
        }
    }

    static Stream<LocalDate> monthly(LocalDate start, int n) {
        return IntStream.range(0, n).mapToObj(i -> start.plusMonths(i));
    }

    static Stream<LocalDate> nthWeekday(YearMonth from, int nth, DayOfWeek d, int count) {
        return Stream.iterate(from, m -> m.plusMonths(1)).map(m -> m.atDay(1).with(TemporalAdjusters.dayOfWeekInMonth(nth, d))).limit(count);
    }

    public static void main(String[] args) {
        LocalDateTime from = LocalDateTime.of(2024, 2, 27, 22, 58, 30);
        for (String c : new String[] {"* * * * *", "0 * * * *", "*/15 9-17 * * 1-5", "30 6 29 2 *", "0 0 31 * *", "0 12 1,15 * *", "59 23 * 12 0", "0 0 30 2 *", "5/20 0 * * *"}) {
            Cron k = Cron.parse(c);
            StringBuilder sb = new StringBuilder(c + " ->");
            LocalDateTime t = from;
            for (int i = 0; i < 4; i++) {
                Optional<LocalDateTime> n = k.next(t);
                if (n.isEmpty()) {
                    sb.append(" never");
                    break;
                }
                t = n.get();
                sb.append(' ').append(t);
            }
            System.out.println(sb);
        }
        for (String bad : new String[] {"* * *", "61 * * * *", "5-1 * * * *", "x * * * *"}) {
            try {
                Cron.parse(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(monthly(LocalDate.of(2023, 10, 31), 6).toList() + " " + nthWeekday(YearMonth.of(2024, 1), 3, DayOfWeek.WEDNESDAY, 4).toList() + " " + nthWeekday(YearMonth.of(2024, 1), -1, DayOfWeek.FRIDAY, 3).toList());
        ZoneId z = ZoneId.of("Europe/Berlin");
        Cron nightly = Cron.parse("30 2 * * *");
        LocalDateTime t = LocalDateTime.of(2024, 3, 29, 12, 0);
        for (int i = 0; i < 4; i++) {
            t = nightly.next(t).get();
            System.out.print(t.atZone(z) + " ");
        }
        t = LocalDateTime.of(2024, 10, 25, 12, 0);
        for (int i = 0; i < 3; i++) {
            t = nightly.next(t).get();
            ZonedDateTime a = t.atZone(z);
            System.out.print(a + (a.withLaterOffsetAtOverlap().equals(a) ? " " : " ambiguous "));
        }
        System.out.println();
        Map<DayOfWeek, Long> fires = new EnumMap<>(DayOfWeek.class);
        t = LocalDateTime.of(2024, 1, 1, 0, 0);
        Cron office = Cron.parse("0 9,13 * * 1-5");
        for (int i = 0; i < 60; i++) {
            t = office.next(t).get();
            fires.merge(t.getDayOfWeek(), 1L, Long::sum);
        }
        System.out.println(fires + " until " + t);
    }
}
