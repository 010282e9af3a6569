// GregorianCalendar: add, roll, set and actual limits over awkward dates; printing a month.
import java.util.*;

public class CalendarOps {
    static String s(Calendar c) {
        return String.format(Locale.ROOT, "%tF %<tT", c);
    }

    public static void main(String[] args) {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        int[] fields = {Calendar.YEAR, Calendar.MONTH, Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH, Calendar.DATE, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND};
        String[] names = {"YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DATE", "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND"};
        for (int i = 0; i < fields.length; i++) {
            StringBuilder sb = new StringBuilder(names[i]);
            for (int k : new int[] {1, -1, 13, -40}) {
                GregorianCalendar c = new GregorianCalendar(utc, Locale.US);
                c.clear();
                c.set(2024, Calendar.FEBRUARY, 29, 23, 59, 58);
                c.add(fields[i], k);
                sb.append(" | ").append(s(c));
                c.clear();
                c.set(2024, Calendar.DECEMBER, 31, 11, 30, 0);
                c.roll(fields[i], k);
                sb.append(" / ").append(s(c));
            }
            GregorianCalendar c = new GregorianCalendar(utc, Locale.US);
            c.clear();
            c.set(2023, Calendar.FEBRUARY, 10);
            System.out.println(sb + " | " + c.getActualMinimum(fields[i]) + ".." + c.getActualMaximum(fields[i]) + " " + c.getLeastMaximum(fields[i]) + ".." + c.getMaximum(fields[i]) + " now " + c.get(fields[i]));
        }
        GregorianCalendar c = new GregorianCalendar(utc, Locale.US);
        c.clear();
        c.set(Calendar.YEAR, 2024);
        c.set(Calendar.WEEK_OF_YEAR, 10);
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        System.out.println(s(c));
        c.set(Calendar.DAY_OF_YEAR, 60);
        System.out.println(s(c) + " " + c.isSet(Calendar.MONTH));
        c.clear();
        c.set(Calendar.MONTH, Calendar.SEPTEMBER);
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        c.set(Calendar.DAY_OF_WEEK_IN_MONTH, -1);
        c.set(Calendar.YEAR, 2024);
        System.out.println(s(c));
        c.setTimeInMillis(0);
        c.set(Calendar.MONTH, 14);
        c.set(Calendar.DATE, 0);
        System.out.println(s(c));
        c.setWeekDate(2020, 53, Calendar.SUNDAY);
        System.out.println(s(c) + " " + c.getWeekYear() + " " + c.getWeeksInWeekYear());
        c.setFirstDayOfWeek(Calendar.MONDAY);
        c.setMinimalDaysInFirstWeek(4);
        c.set(2021, Calendar.JANUARY, 3);
        System.out.println(c.get(Calendar.WEEK_OF_YEAR) + " " + c.getWeekYear());
        c.set(1, Calendar.JANUARY, 1);
        c.add(Calendar.DATE, -1);
        System.out.println(c.get(Calendar.ERA) + " " + c.get(Calendar.YEAR) + " " + c.get(Calendar.MONTH));
        c.setGregorianChange(new Date(Long.MIN_VALUE));
        c.set(1500, Calendar.FEBRUARY, 29);
        c.set(Calendar.ERA, GregorianCalendar.AD);
        System.out.println(s(c) + " " + c.isLeapYear(1500));
        Calendar b = new Calendar.Builder().setDate(2024, 1, 29).setTimeOfDay(1, 2, 3, 4).setTimeZone(utc).setLocale(Locale.US).build();
        System.out.println(s(b) + " " + b.getTimeInMillis() + " " + b.getCalendarType() + " " + b.getDisplayName(Calendar.DAY_OF_WEEK, Calendar.LONG, Locale.US) + " " + b.getDisplayName(Calendar.MONTH, Calendar.SHORT, Locale.GERMANY) + " " + new TreeMap<>(b.getDisplayNames(Calendar.AM_PM, Calendar.ALL_STYLES, Locale.US)));
        System.out.println(b.before(c) + " " + b.after(c) + " " + b.compareTo(b) + " " + b.equals(b.clone()) + " " + b.toInstant());
        StringBuilder cal = new StringBuilder("    February 2024\nSu Mo Tu We Th Fr Sa\n");
        b.set(Calendar.DATE, 1);
        cal.append("   ".repeat(b.get(Calendar.DAY_OF_WEEK) - 1));
        while (b.get(Calendar.MONTH) == Calendar.FEBRUARY) {
            cal.append(String.format(Locale.ROOT, "%2d%s", b.get(Calendar.DATE), b.get(Calendar.DAY_OF_WEEK) == Calendar.SATURDAY ? "\n" : " "));
            b.add(Calendar.DATE, 1);
        }
        System.out.println(cal);
        Calendar jp = Calendar.getInstance(utc, Locale.forLanguageTag("ja-JP-u-ca-japanese"));
        jp.setTimeInMillis(1700000000000L);
        Calendar th = Calendar.getInstance(utc, Locale.forLanguageTag("th-TH-u-ca-buddhist"));
        th.setTimeInMillis(1700000000000L);
        System.out.println(jp.getCalendarType() + " " + jp.get(Calendar.ERA) + " " + jp.get(Calendar.YEAR) + " " + th.getCalendarType() + " " + th.get(Calendar.YEAR));
    }
}
