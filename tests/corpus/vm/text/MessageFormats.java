// MessageFormat: arguments, quoting, number, date and choice subformats, parsing.
import java.text.*;
import java.util.*;

public class MessageFormats {
    static void f(String p, Object... a) {
        try {
            System.out.println(p + " -> " + new MessageFormat(p, Locale.US).format(a));
        } catch (IllegalArgumentException e) {
            System.out.println(p + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        f("Hello {0}, you are {1}", "Ann", 42);
        f("{1} before {0} and {1}", "a", "b");
        f("no args");
        f("missing {2}", "a");
        f("null {0}", (Object) null);
        f("it''s {0}", "x");
        f("it's {0}", "x");
        f("'{0}' is literal, '{'braces'}'", "x");
        f("{0,number} {0,number,integer} {0,number,percent} {0,number,#.##}", 1234.567);
        f("{0,number,currency}", 12.5);
        f("{0,number,'#'#}", 5);
        f("{0,date,yyyy-MM-dd} {0,time,HH:mm}", new Date(0));
        f("{0,choice,0#no files|1#one file|1<{0} files}", 0);
        f("{0,choice,0#no files|1#one file|1<{0} files}", 1);
        f("{0,choice,0#no files|1#one file|1<{0} files}", 1500);
        f("{0} {1} {2} {3}", 1234567, 1.5, true, List.of("l"));
        f("{");
        f("{a}");
        f("{-1}");
        f("{0,bogus}", 1);
        f("}");
        f("{0,number,#.#.#}", 1);
        f("{ 0 }", "spaces");
        MessageFormat m = new MessageFormat("{0} has {1,number,integer} items at {2}");
        System.out.println(Arrays.toString(m.parse("cart has 1,234 items at noon")));
        System.out.println(m.toPattern() + " " + m.getFormats().length + " " + m.getFormats()[1].getClass().getSimpleName());
        try {
            m.parse("nonsense");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        ParsePosition pp = new ParsePosition(0);
        System.out.println(m.parse("nope", pp) + " " + pp);
        m.setFormat(1, new DecimalFormat("000", DecimalFormatSymbols.getInstance(Locale.US)));
        System.out.println(m.format(new Object[] {"x", 7, "y"}));
        System.out.println(new MessageFormat("{0,number}", Locale.GERMANY).format(new Object[] {1234.5}));
        System.out.println(MessageFormat.format("{0}{1}{0}", 1, 'c'));
        StringBuffer sb = new StringBuffer("[");
        FieldPosition fp = new FieldPosition(MessageFormat.Field.ARGUMENT);
        new MessageFormat("ab {0} cd").format(new Object[] {"XYZ"}, sb, fp);
        System.out.println(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        System.out.println(new MessageFormat("{0}").equals(new MessageFormat("{0}")) + " " + new MessageFormat("{0} x").hashCode());
        AttributedCharacterIterator it = m.formatToCharacterIterator(new Object[] {"x", 7, "y"});
        System.out.println(it.getEndIndex() + " " + it.getRunLimit());
    }
}
