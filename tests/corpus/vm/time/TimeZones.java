// TimeZone and SimpleTimeZone: ids, offsets, daylight rules, display names, defaults.
import java.util.*;

public class TimeZones {
    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        for (String id : new String[] {"UTC", "GMT", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Adelaide", "PST", "EST", "GMT+2", "GMT-03:30", "GMT+25", "GMT+0", "Nope", "UTC+1", "Z"}) {
            TimeZone t = TimeZone.getTimeZone(id);
            System.out.println(id + " -> " + t.getID() + " raw " + t.getRawOffset() + " dst " + t.useDaylightTime() + " " + t.getDSTSavings() + " winter " + t.getOffset(1704067200000L) + " summer " + t.getOffset(1719792000000L) + " 1970 " + t.getOffset(0));
        }
        TimeZone b = TimeZone.getTimeZone("Europe/Berlin");
        System.out.println(b.getDisplayName() + " | " + b.getDisplayName(false, TimeZone.SHORT) + " | " + b.getDisplayName(true, TimeZone.LONG, Locale.US) + " | " + b.getDisplayName(true, TimeZone.SHORT, Locale.US) + " | " + b.inDaylightTime(new Date(1719792000000L)) + " | " + b.observesDaylightTime() + " " + b.toZoneId());
        System.out.println(b.getOffset(GregorianCalendar.AD, 2024, Calendar.JULY, 1, Calendar.MONDAY, 0) + " " + b.hasSameRules(TimeZone.getTimeZone("Europe/Paris")) + " " + b.hasSameRules(TimeZone.getTimeZone("UTC")) + " " + b.equals(TimeZone.getTimeZone("Europe/Berlin")));
        System.out.println(Arrays.asList(TimeZone.getAvailableIDs(19800000)).contains("Asia/Kolkata") + " " + Arrays.asList(TimeZone.getAvailableIDs()).contains("Europe/Oslo"));
        SimpleTimeZone s = new SimpleTimeZone(3600000, "Mine", Calendar.MARCH, -1, Calendar.SUNDAY, 3600000, SimpleTimeZone.UTC_TIME, Calendar.OCTOBER, -1, Calendar.SUNDAY, 3600000, SimpleTimeZone.UTC_TIME, 3600000);
        long t = 1711846800000L;
        System.out.println(s.getOffset(t - 1) + " " + s.getOffset(t) + " " + s.getOffset(1730000000000L) + " " + s.inDaylightTime(new Date(t)) + " " + s.getDSTSavings() + " " + s.getID() + " " + s.toString().contains("startMonth=2"));
        s.setStartYear(2030);
        System.out.println(s.getOffset(t));
        SimpleTimeZone fixed = new SimpleTimeZone(-12345000, "Odd");
        Calendar c = new GregorianCalendar(fixed, Locale.ROOT);
        c.setTimeInMillis(0);
        System.out.println(c.get(Calendar.YEAR) + " " + c.get(Calendar.HOUR_OF_DAY) + ":" + c.get(Calendar.MINUTE) + ":" + c.get(Calendar.SECOND) + " " + fixed.useDaylightTime());
        TimeZone old = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(new Date(0) + " " + java.time.ZoneId.systemDefault() + " " + new GregorianCalendar(1970, 0, 1, 9, 0).getTimeInMillis() + " " + java.time.LocalDateTime.ofInstant(java.time.Instant.EPOCH, java.time.ZoneId.systemDefault()));
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        System.out.println(new Date(1720000000000L) + " " + new Date(124, 6, 4).getTime() + " " + new Date(0).getTimezoneOffset());
        Calendar n = Calendar.getInstance();
        n.clear();
        n.set(2024, Calendar.MARCH, 10, 2, 30);
        System.out.println(n.getTime() + " " + n.get(Calendar.HOUR_OF_DAY) + " " + n.get(Calendar.ZONE_OFFSET) + " " + n.get(Calendar.DST_OFFSET));
        n.clear();
        n.set(2024, Calendar.NOVEMBER, 3, 1, 30);
        System.out.println(n.getTime() + " " + n.getTimeInMillis());
        n.add(Calendar.HOUR, 1);
        System.out.println(n.getTime());
        n.add(Calendar.DATE, -1);
        System.out.println(n.getTime());
        TimeZone.setDefault(old);
        TimeZone clone = (TimeZone) b.clone();
        clone.setID("renamed");
        clone.setRawOffset(0);
        System.out.println(clone.getID() + " " + clone.getRawOffset() + " " + b.getID() + " " + b.getRawOffset());
        try {
            TimeZone.getTimeZone((String) null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
