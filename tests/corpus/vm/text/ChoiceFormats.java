// ChoiceFormat: limits, patterns, next and previous doubles.
import java.text.ChoiceFormat;
import java.text.ParsePosition;
import java.util.Arrays;

public class ChoiceFormats {
    public static void main(String[] args) {
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, 2, 10}, new String[] {"none", "one", "few", "many"});
        for (double d : new double[] {-5, -0.0, 0, 0.99, 1, 1.5, 2, 9.99, 10, 1e9, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) System.out.print(c.format(d) + " ");
        System.out.println();
        System.out.println(c.toPattern() + " " + Arrays.toString(c.getLimits()) + " " + Arrays.toString(c.getFormats()));
        ChoiceFormat p = new ChoiceFormat("-1#negative| 0#zero|0<positive small|100\u2264big|1000<huge");
        for (double d : new double[] {-100, -1, -0.5, 0, 0.0001, 99, 100, 1000, 1000.1}) System.out.print(p.format(d) + ", ");
        System.out.println();
        System.out.println(p.toPattern().replace('\u2264', '=').replace('\u221e', 'I'));
        System.out.println(c.parse("few", new ParsePosition(0)) + " " + c.parse("xfew", new ParsePosition(1)) + " " + c.parse("unknown", new ParsePosition(0)));
        System.out.println(ChoiceFormat.nextDouble(1.0) + " " + ChoiceFormat.previousDouble(1.0) + " " + ChoiceFormat.nextDouble(0.0) + " " + ChoiceFormat.nextDouble(1, false));
        for (String bad : new String[] {"1", "1#a|0#b", "x#a", "#a", "1#a|", "1#'quoted | bar'|2#b"}) {
            try {
                ChoiceFormat f = new ChoiceFormat(bad);
                System.out.println(bad + " -> " + f.format(1) + " / " + f.toPattern());
            } catch (RuntimeException e) {
                System.out.println(bad + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            new ChoiceFormat(new double[] {1}, new String[] {"a", "b"});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        c.setChoices(new double[] {5}, new String[] {"five"});
        System.out.println(c.format(1) + " " + c.format(100L) + " " + c.equals(new ChoiceFormat("5#five")) + " " + c.hashCode());
    }
}
