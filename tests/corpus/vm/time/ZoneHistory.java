// Transitions of several zones over the years, offsets in the past, fixed and odd zones.
import java.time.*;
import java.time.zone.*;
import java.util.*;

public class ZoneHistory {
    public static void main(String[] args) {
        for (String id : new String[] {"Europe/London", "America/Los_Angeles", "Australia/Sydney", "Asia/Kolkata", "Africa/Casablanca", "America/Sao_Paulo", "Pacific/Apia", "Antarctica/Troll", "Europe/Moscow", "UTC", "Etc/GMT+5"}) {
            ZoneRules r = ZoneId.of(id).getRules();
            Instant i = Instant.parse("2010-01-01T00:00:00Z");
            StringBuilder sb = new StringBuilder(id + " fixed=" + r.isFixedOffset() + " std=" + r.getStandardOffset(i));
            for (int k = 0; k < 5; k++) {
                ZoneOffsetTransition t = r.nextTransition(i);
                if (t == null) break;
                sb.append(" | ").append(t.getInstant()).append(' ').append(t.getOffsetBefore()).append('>').append(t.getOffsetAfter());
                i = t.getInstant();
            }
            System.out.println(sb);
        }
        for (String id : new String[] {"Europe/Amsterdam", "America/New_York", "Asia/Shanghai", "Africa/Monrovia"}) {
            StringBuilder sb = new StringBuilder(id);
            for (int y : new int[] {1850, 1890, 1916, 1937, 1940, 1943, 1960, 1972, 1987, 2007}) sb.append(' ').append(y).append('=').append(ZoneId.of(id).getRules().getOffset(LocalDateTime.of(y, 7, 1, 12, 0)));
            System.out.println(sb);
        }
        ZoneRules apia = ZoneId.of("Pacific/Apia").getRules();
        System.out.println(ZonedDateTime.of(2011, 12, 29, 23, 59, 59, 0, ZoneId.of("Pacific/Apia")).plusSeconds(1) + " " + ZonedDateTime.of(2011, 12, 30, 12, 0, 0, 0, ZoneId.of("Pacific/Apia")) + " " + apia.getTransition(LocalDateTime.of(2011, 12, 30, 12, 0)));
        ZoneId howe = ZoneId.of("Australia/Lord_Howe");
        ZonedDateTime z = ZonedDateTime.of(2024, 4, 7, 1, 30, 0, 0, howe);
        for (int k = 0; k < 5; k++) System.out.print(z.plusMinutes(15L * k).toOffsetDateTime() + " ");
        System.out.println();
        for (ZoneOffsetTransitionRule rule : ZoneId.of("America/New_York").getRules().getTransitionRules()) System.out.println(rule + " " + rule.getMonth() + rule.getDayOfMonthIndicator() + rule.getDayOfWeek() + rule.getLocalTime() + rule.getTimeDefinition() + " " + rule.createTransition(2030));
        int n = 0;
        long sum = 0;
        for (String id : ZoneId.getAvailableZoneIds()) {
            if (!id.startsWith("Europe/")) continue;
            n++;
            sum += ZoneId.of(id).getRules().getOffset(Instant.EPOCH).getTotalSeconds();
        }
        System.out.println((n > 40) + " " + (sum > 0));
        ZoneRules own = ZoneRules.of(ZoneOffset.ofHours(1), ZoneOffset.ofHours(1), List.of(), List.of(), List.of(ZoneOffsetTransitionRule.of(Month.MARCH, -1, DayOfWeek.SUNDAY, LocalTime.of(1, 0), false, ZoneOffsetTransitionRule.TimeDefinition.UTC, ZoneOffset.ofHours(1), ZoneOffset.ofHours(1), ZoneOffset.ofHours(2)), ZoneOffsetTransitionRule.of(Month.OCTOBER, -1, DayOfWeek.SUNDAY, LocalTime.of(1, 0), false, ZoneOffsetTransitionRule.TimeDefinition.UTC, ZoneOffset.ofHours(1), ZoneOffset.ofHours(2), ZoneOffset.ofHours(1))));
        System.out.println(own.getOffset(LocalDateTime.of(2050, 7, 1, 0, 0)) + " " + own.nextTransition(Instant.EPOCH) + " " + own.getTransitions().size());
        System.out.println(ZoneOffsetTransition.of(LocalDateTime.of(2020, 1, 1, 0, 0), ZoneOffset.UTC, ZoneOffset.ofHours(1)) + " " + ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3) + " " + ZoneRules.of(ZoneOffset.UTC) + " " + ZoneId.ofOffset("GMT", ZoneOffset.ofHours(3)));
        for (Runnable bad : new Runnable[] {() -> ZoneOffset.ofHours(19), () -> ZoneOffset.of("1:00"), () -> ZoneOffset.ofHoursMinutes(1, -30), () -> ZoneId.of("Europe/Atlantis"), () -> ZoneId.of("UTC+25"), () -> ZoneOffset.of("+1:0")}) {
            try {
                bad.run();
            } catch (DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
