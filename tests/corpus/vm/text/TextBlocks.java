// Text blocks and the methods which came with them.
public class TextBlocks {
    static void show(String s) {
        System.out.println(s.replace("\n", "\\n").replace("\t", "\\t").replace(" ", "."));
    }

    public static void main(String[] args) {
        show("""
                simple
                  indented
                end""");
        show("""
                with newline
                """);
        show("""
            base
                deeper
          shallow sets the margin
            """);
        show("""
                trailing spaces   \s
                kept by escape
                joined \
                line
                tab\there "quotes" \""" and \\ backslash
                \u0041\101\0end
                """.replace('\0', '0'));
        show("""
                """);
        show("""

                blank lines

                """);
        String json = """
                {
                  "name": "%s",
                  "list": [%d, %d]
                }""".formatted("x", 1, 2);
        System.out.println(json);
        System.out.println(json.lines().map(String::strip).toList() + " " + json.lines().count());
        show("  a\n    b\n  c".stripIndent());
        show("a\\nb\\tc\\\"d\\'e\\\\f\\101\\s\\\ng".translateEscapes());
        try {
            "\\q".translateEscapes();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        show("x\ny\r\nz".indent(4));
        show("   x\n y\n\n".indent(-2));
        show("".indent(3));
        show("no newline".indent(0));
        show("\tx\n\t  y".stripIndent());
        System.out.println("""
                a""" == "a");
        System.out.println("""
                code:
                    for (int i = 0; i < 3; i++) {
                        System.out.println(i);
                    }
                """.hashCode());
        show("l1\rl2\nl3\r\nl4\n\nl6".lines().toList().toString());
        show(String.valueOf("abc".transform(s -> s + s).transform(String::length)));
        show("%s|%5d|%-5s|%c".formatted("f", 3, "ab", 'z'));
    }
}
