// String methods: searching, cutting, comparing, stripping, repeating.
import java.util.Arrays;
import java.util.stream.Collectors;

public class StringApi {
    static void p(Object o) {
        System.out.println("[" + o + "]");
    }

    public static void main(String[] args) {
        String s = "  The quick\tbrown fox \n";
        p(s.trim());
        p(s.strip());
        p(s.stripLeading().length() + " " + s.stripTrailing().length());
        p("\u2003x\u2003".trim().length() + " " + "\u2003x\u2003".strip().length());
        p(s.isBlank() + " " + " \t ".isBlank() + " " + "".isEmpty());
        p("ab".repeat(3) + "x".repeat(0) + "y".repeat(1));
        p("a\nb\r\nc\rd\n".lines().map(x -> "<" + x + ">").collect(Collectors.joining()));
        p("hello".indexOf('l') + " " + "hello".lastIndexOf('l') + " " + "hello".indexOf("lo") + " " + "hello".indexOf('l', 3) + " " + "hello".indexOf("") + " " + "hello".lastIndexOf("") + " " + "hello".indexOf('z') + " " + "hello".indexOf("l", -5) + " " + "hello".indexOf("o", 99));
        p("hello".substring(2) + " " + "hello".substring(1, 3) + " " + "hello".substring(5) + "|" + "hello".subSequence(0, 2));
        p("banana".replace('a', 'o') + " " + "banana".replace("an", "<>") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-"));
        p("a.b.c".replaceAll(".", "x") + " " + "a.b.c".replaceFirst("\\.", "") + " " + "x1y22".replaceAll("([0-9]+)", "<$1>"));
        p("Abc".compareTo("abc") + " " + "abc".compareTo("abcd") + " " + "b".compareTo("a") + " " + "Abc".compareToIgnoreCase("aBC"));
        p("Abc".equalsIgnoreCase("aBC") + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + "abc".startsWith("bc", 1) + " " + "abc".endsWith("") + " " + "abc".contains("bc"));
        p("abcdef".regionMatches(2, "xxcdxx", 2, 2) + " " + "ABC".regionMatches(true, 0, "abc", 0, 3) + " " + "abc".regionMatches(-1, "abc", 0, 1));
        p(String.join("-", "a", "b", "c") + " " + String.join("/", Arrays.asList("x", "y")) + " " + String.join(",", new String[0]) + "|");
        p(String.valueOf(new char[] {'o', 'k'}) + String.valueOf((Object) null) + String.valueOf(1.0f) + String.valueOf(true) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        p("cafe".toCharArray().length + " " + Arrays.toString("hey".getBytes(java.nio.charset.StandardCharsets.UTF_16BE)));
        p("abc".hashCode() + " " + "".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode() + " " + "polygenelubricants".hashCode());
        p(("he" + "llo" == "hello") + " " + (new String("hello") == "hello") + " " + (new String("hello").intern() == "hello"));
        p("abc".concat("") + "abc".concat("def") + "abc".charAt(2));
        p("one two".transform(x -> x.length() + "!") + " " + "x".describeConstable().get());
        p("a\\tb\\101\\n".translateEscapes().length() + " " + "%d-%s".formatted(5, "z"));
        p("line1\n  line2".indent(2).replace("\n", "$") + "    deep\n      deeper".stripIndent().replace("\n", "$") + " x\n y".indent(-3).replace("\n", "$"));
        for (int[] r : new int[][] {{3, 2}, {-1, 2}, {0, 9}, {6, 6}}) {
            try {
                p("hello".substring(r[0], r[1]));
            } catch (StringIndexOutOfBoundsException e) {
                p(e.getMessage());
            }
        }
        try {
            "abc".charAt(3);
        } catch (StringIndexOutOfBoundsException e) {
            p(e.getMessage());
        }
        try {
            "abc".repeat(-1);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
    }
}
