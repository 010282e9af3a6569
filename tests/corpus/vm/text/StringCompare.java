// Ordering of strings: natural, case-insensitive, by code point, comparators with nulls, interning and identity.
import java.util.*;
import java.util.stream.*;

public class StringCompare {
    static final String CONST = "con" + "stant";
    static String esc(String s) {
        return s.chars().mapToObj(c -> c < 128 ? "" + (char) c : "{" + Integer.toHexString(c) + "}").collect(Collectors.joining());
    }

    public static void main(String[] args) {
        String[] w = {"banana", "Apple", "cherry", "apple", "Banana", "", "a", "\u00c4pfel", "zebra", "\uffee", "\ud83d\ude00", "10", "9", "Z"};
        String[] a = w.clone();
        Arrays.sort(a);
        System.out.println(Arrays.stream(a).map(StringCompare::esc).toList());
        Arrays.sort(a, String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()));
        System.out.println(Arrays.stream(a).map(StringCompare::esc).toList());
        Arrays.sort(a, Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.stream(a).map(StringCompare::esc).toList());
        Arrays.sort(a, (x, y) -> {
            int[] p = x.codePoints().toArray();
            int[] q = y.codePoints().toArray();
            return Arrays.compare(p, q);
        });
        System.out.println(Arrays.stream(a).map(StringCompare::esc).toList());
        List<String> nulls = Arrays.asList("b", null, "a", null);
        nulls.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(nulls);
        nulls.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(nulls);
        for (String[] p : new String[][] {{"abc", "ABC"}, {"a", "b"}, {"", "a"}, {"abc", "abcdef"}, {"\u00e9", "e"}, {"\u00df", "\u1e9e"}, {"\u0130", "i"}, {"\u03c3", "\u03c2"}}) System.out.println(esc(p[0]) + " " + esc(p[1]) + " " + p[0].compareTo(p[1]) + " " + p[0].compareToIgnoreCase(p[1]) + " " + p[0].equalsIgnoreCase(p[1]) + " " + p[0].toLowerCase(Locale.ROOT).equals(p[1].toLowerCase(Locale.ROOT)));
        String dyn = new StringBuilder("con").append("stant").toString();
        final String part = "con";
        String notFinal = "con";
        System.out.println((CONST == "constant") + " " + (dyn == CONST) + " " + (dyn.intern() == CONST) + " " + ((part + "stant") == CONST) + " " + ((notFinal + "stant") == CONST) + " " + (dyn.intern() == dyn.intern()));
        System.out.println("x".concat("") == "x" ? "same" : "copied");
        System.out.println(("abc".substring(0) == "abc") + " " + ("abc".trim() == "abc") + " " + ("abc".toLowerCase(Locale.ROOT) == "abc") + " " + ("abc".replace('x', 'y') == "abc") + " " + ("abc".repeat(1) == "abc") + " " + ("abc".strip() == "abc"));
        System.out.println("a".equals(null) + " " + "a".equals((Object) 'a') + " " + Objects.equals(null, null) + " " + "".equals(""));
        try {
            "a".compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        System.out.println(Stream.of("img12", "img10", "img2", "img1").sorted(Comparator.comparing((String s) -> s.replaceAll("\\d", "")).thenComparingInt(s -> Integer.parseInt(s.replaceAll("\\D", "")))).toList());
        int h = 0;
        for (int i = 0; i < 1000; i++) h ^= ("key" + i).hashCode() * 31 + Integer.toString(i, 36).hashCode();
        System.out.println(h);
    }
}
