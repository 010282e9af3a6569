// java.util.Scanner over standard input: tokens of each kind, delimiters, errors.
//@ stdin: 12 0x1F 3.5 true word 99999999999 -7\nrest of line\n1,2,3;x=5\nalpha beta\n
import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.MatchResult;

public class StdinScanner {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in).useLocale(Locale.ROOT);
        System.out.println(s.nextInt() + " " + s.hasNextInt());
        System.out.println(s.next() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.hasNextBoolean());
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(s.next() + " " + s.hasNextInt() + " " + s.hasNextLong());
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(s.nextLong() + " " + s.nextByte() + "[" + s.nextLine() + "][" + s.nextLine() + "]");
        s.useDelimiter("[,;\n]");
        System.out.println(s.nextInt() + s.nextInt() + s.nextInt());
        System.out.println(s.next("(\\w)=(\\d)") + " " + s.match().group(2));
        s.reset().useLocale(Locale.ROOT);
        System.out.println(s.findInLine("x") + " " + s.skip("\\s*").next() + " " + s.hasNext("b.*") + " " + s.next());
        System.out.println(s.hasNext() + " " + s.hasNextLine() + " [" + (s.hasNextLine() ? s.nextLine() : "") + "] " + s.hasNextLine());
        try {
            s.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        Scanner t = new Scanner("1 fish 2 fish red fish").useDelimiter("\\s*fish\\s*");
        System.out.println(t.nextInt() + t.nextInt() + t.next() + t.hasNext());
        System.out.println(new Scanner("a1b22").findAll("\\d+").map(MatchResult::group).toList() + " " + new Scanner("x y z").tokens().toList());
        System.out.println(new Scanner("1,234.5 1e3").useLocale(Locale.US).nextDouble() + " " + new Scanner("1.234,5").useLocale(Locale.GERMANY).nextDouble() + " " + new Scanner("ff").nextInt(16) + " " + new Scanner("123456789012345678901234567890").nextBigInteger() + " " + new Scanner("1.50").useLocale(Locale.ROOT).nextBigDecimal());
        t.close();
        try {
            t.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
