// Text blocks: indentation, escapes, concatenation, formatting, in annotations and switches.
import java.lang.annotation.*;

public class TextBlocks {
    @Retention(RetentionPolicy.RUNTIME) @interface Doc { String value(); }
    @Doc("""
        multi
          line""") static class Annotated { }
    static final String CONST = """
        const""" + 1;
    static String sw(String s) { return switch (s) { case """
        a
        b""" -> "block"; case "const1" -> "c"; default -> "other"; }; }
    static void show(String s) { System.out.println(s.length() + " [" + s.replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r").replace(' ', '.') + "]"); }

    public static void main(String[] args) {
        show("""
            """);
        show("""
            one line
            """);
        show("""
            no end""");
        show("""
              indented
            base
                more
            """);
        show("""
            closing further left
          """);
        show("""
            closing further right
                """);
        show("""
            "quotes" and ""two"" and \"""three\""" 'single'
            """);
        show("""
            esc \t tab \\ back \101 octal \u0041 unicode \s space
            """);
        show("""
            join \
            these \
            lines
            """);
        show("""
            trailing spaces removed   
            kept by escape  \s
            """);
        show("""

            blank lines

            """);
        show("""
            a""" + """
            b
            """ + "c" + """
            %s-%d
            """.formatted("f", 5));
        show("""
            {"json": [1, 2, {"k": "v"}]}""");
        System.out.println(sw("a\nb") + sw("const1") + sw("") + (CONST == "const1") + (CONST == sw("x")));
        show(Annotated.class.getAnnotation(Doc.class).value());
        show("  a\n    b\n  c".stripIndent());
        show("x\n".indent(4) + "    y".indent(-2));
        show("\\t\\n\\101\\s\\\"".translateEscapes());
        System.out.println("""
            line1
            line2""".lines().map(String::strip).toList() + """
            a
            """.strip() + """
            SELECT *
              FROM t
             WHERE id = ?""".replaceAll("\\s+", " "));
        try { "\\q".translateEscapes(); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
