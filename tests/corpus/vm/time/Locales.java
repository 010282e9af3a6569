// java.util.Locale: building, parsing tags, display names, lookup, filtering, extensions.
import java.util.*;
import java.util.stream.*;

public class Locales {
    static String esc(String s) {
        return s.chars().mapToObj(c -> c < 127 ? "" + (char) c : String.format("{%x}", c)).collect(Collectors.joining());
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        for (String tag : new String[] {"en", "en-US", "de-CH", "zh-Hant-TW", "sr-Latn-RS", "ca-ES-valencia", "th-TH-u-ca-buddhist-nu-thai", "x-private", "und", "en-US-x-lvariant-POSIX", "i-klingon", "iw", "bad_tag", "en--US", "abcdefghi"}) {
            Locale l = Locale.forLanguageTag(tag);
            System.out.println(tag + " -> " + l + " tag " + l.toLanguageTag() + " lang " + l.getLanguage() + " script " + l.getScript() + " country " + l.getCountry() + " variant " + l.getVariant() + " ext " + l.hasExtensions() + " " + esc(l.getDisplayName()));
        }
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN}) System.out.println(esc(l.getDisplayLanguage(Locale.GERMANY) + " " + l.getDisplayCountry(Locale.FRANCE) + " " + l.getDisplayName(l) + " " + l.getISO3Language() + " " + l.getISO3Country()));
        Locale b = new Locale.Builder().setLanguage("fr").setRegion("CA").setUnicodeLocaleKeyword("nu", "latn").setExtension('x', "foo").build();
        System.out.println(b + " " + b.toLanguageTag() + " " + b.getUnicodeLocaleType("nu") + " " + b.getExtensionKeys() + " " + b.stripExtensions() + " " + b.getUnicodeLocaleKeys() + " " + b.getExtension('x'));
        for (Runnable r : new Runnable[] {() -> new Locale.Builder().setLanguage("toolonglanguage"), () -> new Locale.Builder().setRegion("U"), () -> new Locale.Builder().setLanguageTag("en-US-abc-def-"), () -> new Locale("xx", "YY").getISO3Country()}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5");
        System.out.println(ranges);
        List<Locale> have = Stream.of("de", "en-GB", "en-US", "fr").map(Locale::forLanguageTag).toList();
        System.out.println(Locale.lookup(ranges, have) + " " + Locale.filter(Locale.LanguageRange.parse("en,de;q=0.5"), have) + " " + Locale.lookupTag(Locale.LanguageRange.parse("es"), List.of("fr")) + " " + Locale.filterTags(Locale.LanguageRange.parse("en-*"), List.of("en", "en-US", "fr")));
        System.out.println(new Locale("de", "AT").equals(Locale.forLanguageTag("de-AT")) + " " + Locale.US.hashCode() % 1 + " " + Locale.ROOT.toString().isEmpty() + " " + Locale.ROOT.toLanguageTag() + " " + new Locale("EN", "us") + " " + new Locale("a", "b", "c") + " " + Locale.ENGLISH + " " + Locale.SIMPLIFIED_CHINESE.toLanguageTag() + " " + Locale.CANADA_FRENCH);
        Locale old = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        System.out.println(String.format("%,.2f", 1234.5) + " " + Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT));
        Locale.setDefault(Locale.Category.FORMAT, Locale.US);
        System.out.println(String.format("%,.2f", 1234.5) + " " + Locale.getDefault() + " " + Locale.getDefault(Locale.Category.DISPLAY) + " " + Locale.FRANCE.getDisplayCountry());
        Locale.setDefault(old);
        System.out.println("TITLE".toLowerCase(Locale.forLanguageTag("tr")).length() + " " + esc("TITLE".toLowerCase(Locale.forLanguageTag("tr"))) + " " + esc("i\u0307".toUpperCase(Locale.forLanguageTag("lt"))));
        System.out.println(Arrays.asList(Locale.getISOCountries()).contains("SE") + " " + Arrays.asList(Locale.getISOLanguages()).contains("sv") + " " + (Locale.getAvailableLocales().length > 100) + " " + Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA3).contains("SWE"));
    }
}
