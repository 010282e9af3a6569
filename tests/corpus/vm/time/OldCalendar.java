// Date, GregorianCalendar, SimpleDateFormat and TimeZone with fixed zones and locales.
import java.text.*;
import java.util.*;

public class OldCalendar {
    public static void main(String[] args) throws Exception {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        TimeZone.setDefault(utc);
        Locale.setDefault(Locale.US);
        Calendar c = new GregorianCalendar(2024, Calendar.JANUARY, 31, 13, 14, 15);
        System.out.println(c.getTime() + " " + c.getTimeInMillis());
        c.add(Calendar.MONTH, 1);
        System.out.println(c.getTime());
        c.roll(Calendar.DAY_OF_MONTH, 1);
        System.out.println(c.getTime());
        c.set(Calendar.DAY_OF_WEEK, Calendar.SUNDAY);
        System.out.println(c.getTime() + " " + c.get(Calendar.WEEK_OF_YEAR) + " " + c.get(Calendar.DAY_OF_YEAR) + " " + c.get(Calendar.HOUR) + " " + c.get(Calendar.AM_PM) + " " + c.get(Calendar.ERA));
        c.set(2023, Calendar.FEBRUARY, 31);
        System.out.println(c.getTime() + " max " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_YEAR) + " " + c.getFirstDayOfWeek() + " " + c.getMinimalDaysInFirstWeek());
        c.setLenient(false);
        c.set(2023, Calendar.FEBRUARY, 31);
        try {
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        GregorianCalendar g = new GregorianCalendar(1582, Calendar.OCTOBER, 4);
        g.add(Calendar.DATE, 1);
        System.out.println(g.getTime() + " " + g.isLeapYear(1900) + " " + g.isLeapYear(2000) + " " + g.getGregorianChange().getTime());
        TimeZone ny = TimeZone.getTimeZone("America/New_York");
        System.out.println(ny.getID() + " " + ny.getRawOffset() + " " + ny.getDSTSavings() + " " + ny.useDaylightTime() + " " + ny.getOffset(1_720_000_000_000L) + " " + ny.inDaylightTime(new Date(0)) + " " + ny.getDisplayName(Locale.US) + " " + ny.getDisplayName(true, TimeZone.SHORT, Locale.US));
        System.out.println(TimeZone.getTimeZone("Nowhere/X").getID() + " " + TimeZone.getTimeZone("GMT+5:30").getID() + " " + TimeZone.getTimeZone("GMT-8").getRawOffset() + " " + Arrays.asList(TimeZone.getAvailableIDs()).contains("Asia/Tokyo"));
        Calendar n = Calendar.getInstance(ny, Locale.US);
        n.setTimeInMillis(1_710_054_000_000L);
        for (int i = 0; i < 3; i++) {
            System.out.println(n.get(Calendar.HOUR_OF_DAY) + ":" + n.get(Calendar.MINUTE) + " dst " + n.get(Calendar.DST_OFFSET));
            n.add(Calendar.MINUTE, 30);
        }
        Date d = new Date(1_000_000_000_000L);
        for (String p : new String[] {"yyyy-MM-dd'T'HH:mm:ss.SSSZ", "EEE, d MMM yyyy HH:mm:ss z", "h:mm a", "yy D F w W E u", "MMMM EEEE", "G y", "XXX", "zzzz", "''yyyy''", "K k"}) {
            SimpleDateFormat f = new SimpleDateFormat(p, Locale.US);
            f.setTimeZone(ny);
            System.out.println(p + " -> " + f.format(d) + " | " + new SimpleDateFormat(p, Locale.GERMANY).format(d));
        }
        SimpleDateFormat f = new SimpleDateFormat("dd/MM/yyyy HH:mm", Locale.ROOT);
        f.setTimeZone(utc);
        System.out.println(f.parse("31/12/1999 23:59").getTime() + " " + f.parse("32/13/1999 25:61").getTime());
        f.setLenient(false);
        for (String s : new String[] {"32/01/2000 00:00", "x", "01/01/2000 10"}) {
            try {
                System.out.println(f.parse(s));
            } catch (ParseException e) {
                System.out.println(e.getMessage() + " " + e.getErrorOffset());
            }
        }
        ParsePosition pos = new ParsePosition(4);
        System.out.println(f.parse("xxx 01/02/2003 04:05 rest", pos) + " " + pos.getIndex() + " " + pos.getErrorIndex());
        System.out.println(d.before(new Date(5)) + " " + d.compareTo(new Date(1_000_000_000_000L)) + " " + d.toInstant() + " " + Date.from(java.time.Instant.EPOCH).getTime() + " " + new Date(0).hashCode());
        System.out.println(DateFormat.getDateInstance(DateFormat.LONG, Locale.US).format(d) + " | " + DateFormat.getDateInstance(DateFormat.SHORT, Locale.GERMANY).format(d) + " | " + DateFormat.getTimeInstance(DateFormat.MEDIUM, Locale.GERMANY).format(d));
        System.out.println(Arrays.toString(new DateFormatSymbols(Locale.US).getShortMonths()) + new DateFormatSymbols(Locale.FRANCE).getWeekdays()[2]);
        try {
            new SimpleDateFormat("bogus q");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new GregorianCalendar(2020, 0, 1).equals(new GregorianCalendar(2020, 0, 1)) + " " + new GregorianCalendar(2020, 0, 1).compareTo(new GregorianCalendar(2021, 0, 1)) + " " + new GregorianCalendar(2020, 0, 1).toZonedDateTime());
    }
}
