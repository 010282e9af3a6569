// StringTokenizer, StringJoiner and hand-made CharSequence implementations.
import java.util.*;
import java.util.stream.Collectors;

public class Tokenizers {
    static final class Slice implements CharSequence {
        final char[] data;
        final int from, to;

        Slice(char[] d, int from, int to) {
            data = d;
            this.from = from;
            this.to = to;
        }

        @Override
        public int length() {
            return to - from;
        }

        @Override
        public char charAt(int i) {
            if (i < 0 || i >= length()) throw new IndexOutOfBoundsException("slice " + i);
            return data[from + i];
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return new Slice(data, from + a, from + b);
        }

        @Override
        public String toString() {
            return new String(data, from, to - from);
        }
    }

    static String tok(StringTokenizer t) {
        StringJoiner j = new StringJoiner("|", "<", ">");
        j.setEmptyValue("nothing");
        while (t.hasMoreTokens()) j.add(t.nextToken());
        return j.toString();
    }

    public static void main(String[] args) {
        System.out.println(tok(new StringTokenizer("  a b\tc\nd  ")) + tok(new StringTokenizer("")) + tok(new StringTokenizer("a,b,,c", ",")) + tok(new StringTokenizer("a+b-c", "+-", true)) + tok(new StringTokenizer("x\ud83d\ude00y", "\ud83d\ude00")));
        StringTokenizer t = new StringTokenizer("one,two;three four", ",");
        System.out.println(t.countTokens() + " " + t.nextToken() + " " + t.nextToken(";") + " " + t.nextToken(" ") + " " + t.nextElement() + " " + t.hasMoreElements());
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("no more " + e.getMessage());
        }
        try {
            new StringTokenizer("a", null).nextToken();
        } catch (NullPointerException e) {
            System.out.println("null delimiters");
        }
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.add("a").add(null).add("c");
        StringJoiner k = new StringJoiner("-", "(", ")").add("x").add("y");
        System.out.println(j + " " + j.length() + " " + j.merge(k) + " " + k.merge(k));
        Slice s = new Slice("hello wonderful world".toCharArray(), 6, 15);
        System.out.println(s + " " + s.length() + " " + s.subSequence(0, 3) + " " + s.chars().filter(c -> c == 'o').count() + " " + s.codePoints().max().getAsInt() + " " + CharSequence.compare(s, "wonder") + " " + "wonderful".contentEquals(s) + " " + s.isEmpty() + " " + String.join("/", s, "x") + " " + "a wonderful b".contains(s) + " " + "Xwonderful".replace(s, "?") + " " + new StringBuilder().append(s).append(s, 1, 3) + " " + s.toString().matches("w.*l") + " " + java.util.regex.Pattern.matches("w.*l", s));
        try {
            s.subSequence(0, 3).charAt(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(List.of("b", "a").stream().collect(Collectors.joining("+", "<", ">")) + String.join(",", new TreeSet<>(Set.of("z", "y", "x"))));
        System.out.println(CharSequence.compare("abc", "abd") + " " + CharSequence.compare("", "") + " " + "abc".subSequence(1, 1).length());
    }
}
