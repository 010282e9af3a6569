// Sealed types, instanceof patterns with scopes, text blocks.
import java.util.*;

public class SealedPatterns {
    sealed interface Shape permits Circle, Rect, Poly { }
    record Circle(double r) implements Shape { }
    record Rect(double w, double h) implements Shape { }
    static abstract sealed class Poly implements Shape { abstract int sides(); }
    static final class Tri extends Poly { int sides() { return 3; } }
    static non-sealed class Many extends Poly { final int n; Many(int n) { this.n = n; } int sides() { return n; } }
    static class Hex extends Many { Hex() { super(6); } }

    static String d(Object o) {
        if (o instanceof Circle c && c.r() > 1) return "big circle " + c.r();
        if (!(o instanceof Shape s)) return o instanceof String str && !str.isEmpty() ? "string " + str.charAt(0) : o instanceof Integer i ? "int " + (i + 1) : "other " + o;
        if (s instanceof Rect r) { double w = r.w; return "rect " + w * r.h(); }
        if (s instanceof Poly p && (p instanceof Hex || p.sides() > 7)) return "special " + p.sides();
        return "shape " + (s instanceof Poly p ? p.sides() : -1);
    }

    static int len(Object o) {
        while (!(o instanceof String s)) { o = String.valueOf(o) ; }
        return s.length();
    }

    static String s = "field";
    static String scope(Object o) { if (!(o instanceof String s)) { return s_(); } return s; }
    static String s_() { return s; }

    public static void main(String[] args) {
        for (Object o : new Object[] {new Circle(2), new Circle(.5), new Rect(2, 3), new Tri(), new Many(5), new Many(9), new Hex(), "hey", "", 41, null, 'c', List.of(1)}) System.out.println(d(o));
        System.out.println(len(12345) + " " + len("ab") + " " + scope(1) + scope("x"));
        Object o = List.of("a", "b");
        if (o instanceof List<?> l && l.size() == 2 && l.get(0) instanceof String a && l.get(1) instanceof String b) System.out.println(a + b);
        String tb = """
            Hello,
              "World" \
            joined
            tab\tend\s\s
            trailing   
            esc \""" done
            """;
        System.out.print(tb.replace(' ', '.'));
        System.out.println("""
            no newline at end""" + """
            <html>
          less indented
            </html>""");
        System.out.println("""
            %d items
            cost %.2f""".formatted(3, 9.5));
        System.out.println("  a\n b\n".stripIndent() + "x\\ty".translateEscapes() + "".isBlank());
        System.out.println(tb.lines().count() + " " + tb.hashCode());
    }
}
