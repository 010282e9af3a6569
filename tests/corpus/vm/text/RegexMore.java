// Regular expressions: Unicode classes, regions and bounds, hitEnd, boundaries, canonical equivalence, long inputs.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class RegexMore {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c >= 32 && c < 127 ? "" + c : String.format("{%x}", (int) c));
        return b.toString();
    }

    static void all(String re, int flags, String in) {
        Matcher m = Pattern.compile(re, flags).matcher(in);
        StringJoiner j = new StringJoiner(" ", esc(re) + " [", "]");
        while (m.find()) j.add(esc(m.group()) + "@" + m.start());
        System.out.println(j);
    }

    public static void main(String[] args) {
        String mixed = "Az\u00c9\u00e9\u03a9\u03c9\u0416 \u0661\u0662 \u4e2d\ud83d\ude00_9";
        for (String re : new String[] {"\\w+", "\\d+", "\\p{L}+", "\\p{Lu}", "\\p{IsGreek}+", "\\p{InCyrillic}", "\\p{Nd}+", "\\p{IsAlphabetic}+", "\\p{javaLowerCase}+", "\\P{ASCII}+", "\\p{IsHan}", "\\p{So}", "[^\\p{L}\\s]+", "\\p{Alnum}+", "\\p{Punct}", "[\\x{1F600}-\\x{1F64F}]", ".", "\\X"}) all(re, 0, mixed);
        all("\\w+", Pattern.UNICODE_CHARACTER_CLASS, mixed);
        all("\\b\\w", Pattern.UNICODE_CHARACTER_CLASS, mixed);
        all("\u00e9", Pattern.CASE_INSENSITIVE, mixed);
        all("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, mixed);
        all("\u00e9", Pattern.CANON_EQ, "e\u0301 \u00e9");
        all("^.*$", Pattern.MULTILINE, "a\r\nb\u2028c\u0085d");
        all("^.*$", Pattern.MULTILINE | Pattern.UNIX_LINES, "a\r\nb\u2028c");
        all("(?m)$", 0, "x\n\ny\n");
        all("\\Z|\\z", 0, "x\n");
        all("\\h+|\\v", 0, "a \t\u00a0b\u000bc\n");
        all("[a-z&&[^aeiou]]+", 0, "regular expression");
        all("[a-d[m-p]]+", 0, "abmpzq");
        all("(?<!\\d)\\d{3}(?!\\d)", 0, "12 345 6789 012");
        all("(?x) a  b # c\n c", 0, "abc");
        all("(?s:a.b)|x.y", 0, "a\nb x\ny");
        all("(a(?i)b)c", 0, "aBc ABc abC");
        all("\\bfoo\\B|\\Bbar\\b", 0, "foo food foobar bar");
        all("a{0}|b{2}|c{1,}|d{0,2}", 0, "abbcccddd");
        all("(x+x+)+y", 0, "xxxxxxxxxxxxy");
        Matcher m = Pattern.compile("^b.d$").matcher("abcde");
        m.region(1, 4);
        System.out.println(m.matches() + " " + m.lookingAt() + " " + m.regionStart() + "-" + m.regionEnd() + " " + m.useAnchoringBounds(false).matches() + " " + m.hasAnchoringBounds());
        Matcher tb = Pattern.compile("(?<=a)b(?=c)").matcher("abc");
        tb.region(1, 2);
        System.out.println(tb.find() + " " + tb.useTransparentBounds(true).region(1, 2).find() + " " + tb.hasTransparentBounds());
        Matcher h = Pattern.compile("cat|catalog").matcher("cat");
        System.out.println(h.matches() + " hitEnd " + h.hitEnd() + " requireEnd " + h.requireEnd() + " " + Pattern.compile("cat$").matcher("cat").lookingAt());
        Matcher u = Pattern.compile("(?<k>\\w+)=(?<v>\\w+)").matcher("a=1,bb=22");
        Map<String, String> kv = new LinkedHashMap<>();
        while (u.find()) kv.put(u.group("k"), u.group("v") + "@" + u.start("v"));
        System.out.println(kv + " " + u.groupCount() + " " + u.pattern() + " " + u.replaceAll("${v}=${k}"));
        u.usePattern(Pattern.compile("\\d+"));
        System.out.println(u.reset().find() + " " + u.toMatchResult().group() + " " + u.find(4) + u.group());
        try {
            u.group("k");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (String rep : new String[] {"\\", "$", "$x", "${k", "${none}", "\\$1", "$0$0"}) {
            try {
                System.out.println(rep + " -> " + Pattern.compile("b").matcher("abc").replaceAll(rep));
            } catch (RuntimeException e) {
                System.out.println(rep + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        String text = IntStream.range(0, 2000).mapToObj(i -> "k" + i + "=" + i * i).collect(Collectors.joining(";"));
        Matcher big = Pattern.compile("k(\\d+)=(\\d+)").matcher(text);
        long sum = 0;
        int n = 0;
        while (big.find()) {
            sum += Long.parseLong(big.group(2)) - Long.parseLong(big.group(1));
            n++;
        }
        System.out.println(n + " " + sum + " " + text.replaceAll("[0-9]+", "#").length() + " " + Pattern.compile("[=;]").split(text).length);
        System.out.println("a".repeat(800).matches("(a|aa)*+b?") + " " + "ab".repeat(600).matches("(?:ab)*") + " " + "x".repeat(60).matches("x*x*x*y") + " " + Pattern.compile("a").flags() + Pattern.compile("(?i)a", 8).flags() + " " + Pattern.compile("a.b").toString());
        System.out.println(Arrays.toString("one1two22three".split("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)")) + " " + Stream.of("abc", "b", "cab").filter(Pattern.compile("^.?b").asPredicate()).toList());
    }
}
