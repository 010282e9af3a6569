// java.util.regex: groups, named groups, greedy, lazy and possessive quantifiers, lookaround, flags.
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

public class RegexBasics {
    static void find(String re, String in) {
        find(re, in, 0);
    }

    static void find(String re, String in, int flags) {
        StringBuilder sb = new StringBuilder(re).append(" in ").append(in.replace("\n", "\\n")).append(":");
        Matcher m = Pattern.compile(re, flags).matcher(in);
        while (m.find()) {
            sb.append(" ").append(m.start()).append("-").append(m.end());
            for (int i = 0; i <= m.groupCount(); i++) sb.append(i == 0 ? "=" : ",").append(m.group(i) == null ? "null" : m.group(i).replace("\n", "\\n"));
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        find("a*", "baac");
        find("<.+>", "<a><b>");
        find("<.+?>", "<a><b>");
        find("<.++>", "<a><b>");
        find("(\\w)(\\d)?", "a1b");
        find("(?<y>\\d{4})-(?<m>\\d\\d)", "on 2024-05 and 1999-12");
        find("(a|ab)(c|bcd)(d*)", "abcd");
        find("foo(?=bar)", "foobar foobaz");
        find("foo(?!bar)", "foobar foobaz");
        find("(?<=\\$)\\d+", "cost $42 or 17");
        find("(?<!\\$)\\b\\d+", "cost $42 or 17");
        find("(\\w+) \\1", "the the cat cat sat");
        find("(?<w>o)\\k<w>", "foo boo");
        find("^\\w+$", "one\ntwo\nthree");
        find("^\\w+$", "one\ntwo\nthree", Pattern.MULTILINE);
        find("a.b", "a\nb axb");
        find("a.b", "a\nb axb", Pattern.DOTALL);
        find("ABC", "xabcX", Pattern.CASE_INSENSITIVE);
        find("(?i)abc(?-i)D", "ABCD abcd");
        find("a b # comment", "ab", Pattern.COMMENTS);
        find("a.b*", "a.b* axb", Pattern.LITERAL);
        find("[a-c&&[^b]]+", "abcacb");
        find("[^\\s,]+", "x, yy ,zzz");
        find("\\bcat\\b", "cat concat cat.");
        find("x{2,3}", "x xx xxx xxxx xxxxx");
        find("(?>a+)b", "aaab");
        find("\\p{Upper}\\p{Lower}+", "Hello World ABC");
        find("\\p{L}+", "\u00e9t\u00e9 is".replace("\u00e9", "e"));
        find("\\Qa+b\\E+", "a+bb a+b");
        find("\\G\\d", "12a3");
        find("(a)?(b)?(c)?", "ac");
        find("[\\d-x]+", "1-x y");
        find("\\x41\\u0042\\0103", "ABC");
        find("\\R", "a\r\nb\nc");
        find("(?:x|y)+?z", "xyxz");
        find("((a)|(b))+", "ab");
        Matcher m = Pattern.compile("(\\d+)\\s*([a-z]+)").matcher("10 kg, 5lb, 7");
        System.out.println(m.replaceAll("$2:$1") + " | " + m.replaceFirst("<$0>") + " | " + m.replaceAll(r -> "" + Integer.parseInt(r.group(1)) * 2 + r.group(2)));
        System.out.println(m.reset().results().map(MatchResult::group).collect(Collectors.toList()));
        StringBuilder sb = new StringBuilder();
        m.reset();
        while (m.find()) m.appendReplacement(sb, Matcher.quoteReplacement("$" + m.group(1)));
        m.appendTail(sb);
        System.out.println(sb + " " + m.hitEnd());
        Matcher k = Pattern.compile("ab+").matcher("abbbX");
        System.out.println(k.matches() + " " + k.lookingAt() + " " + k.end() + " " + k.reset("abb").matches() + " " + k.region(1, 3).find());
        System.out.println(Pattern.matches("[a-f0-9]{4}", "be3f") + " " + Pattern.quote("a.b") + " " + Pattern.compile("x").asPredicate().test("axb") + " " + Pattern.compile("x").asMatchPredicate().test("axb"));
        for (String bad : new String[] {"(", "[a", "*a", "a{2,1}", "(?<n>a)(?<n>b)", "\\k<z>", "a**", "(?<=a+)b", "\\"}) {
            try {
                Pattern.compile(bad);
                System.out.println("ok " + bad);
            } catch (PatternSyntaxException e) {
                System.out.println(bad + ": " + e.getDescription() + " @" + e.getIndex());
            }
        }
        try {
            m.reset();
            m.group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Pattern.compile("(a)").matcher("a").replaceAll("$2");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
