// Hand-written state machines: a lexer, a traffic light, a protocol, with enums and switches.
import java.util.*;

public class StateMachine {
    enum Light { RED(3), GREEN(2), YELLOW(1); final int t; Light(int t) { this.t = t; } Light next() { return switch (this) { case RED -> GREEN; case GREEN -> YELLOW; case YELLOW -> RED; }; } }
    enum S { START, IDENT, NUMBER, FLOAT, STRING, ESCAPE, SLASH, LINE, BLOCK, STAR }
    static List<String> lex(String src) {
        List<String> out = new ArrayList<>(); StringBuilder b = new StringBuilder(); S s = S.START; int line = 1;
        for (int i = 0; i <= src.length(); i++) {
            char c = i < src.length() ? src.charAt(i) : '\0';
            if (c == '\n') line++;
            redo:
            while (true) {
                switch (s) {
                    case START: if (Character.isLetter(c)) { s = S.IDENT; b.append(c); } else if (Character.isDigit(c)) { s = S.NUMBER; b.append(c); } else if (c == '"') s = S.STRING; else if (c == '/') s = S.SLASH; else if (c > ' ') out.add("op:" + c); break redo;
                    case IDENT: if (Character.isLetterOrDigit(c) || c == '_') { b.append(c); break redo; } out.add("id:" + b); b.setLength(0); s = S.START; continue redo;
                    case NUMBER: if (c == '.') { s = S.FLOAT; b.append(c); break redo; }
                    case FLOAT: if (Character.isDigit(c)) { b.append(c); break redo; } out.add((s == S.FLOAT ? "fl:" : "n:") + b); b.setLength(0); s = S.START; continue redo;
                    case STRING: if (c == '\0') throw new IllegalStateException("unterminated string at line " + line); if (c == '\\') s = S.ESCAPE; else if (c == '"') { out.add("s:" + b); b.setLength(0); s = S.START; } else b.append(c); break redo;
                    case ESCAPE: b.append(switch (c) { case 'n' -> '|'; case 't' -> '_'; default -> c; }); s = S.STRING; break redo;
                    case SLASH: if (c == '/') { s = S.LINE; break redo; } if (c == '*') { s = S.BLOCK; break redo; } out.add("op:/"); s = S.START; continue redo;
                    case LINE: if (c == '\n') s = S.START; break redo;
                    case BLOCK: if (c == '\0') throw new IllegalStateException("unterminated comment"); if (c == '*') s = S.STAR; break redo;
                    case STAR: s = c == '/' ? S.START : c == '*' ? S.STAR : S.BLOCK; break redo;
                    default: throw new AssertionError(s);
                }
            }
        }
        return out;
    }
    static final int[][] DFA = {{1, 2, 4}, {1, 3, 4}, {2, 2, 4}, {3, 1, 4}, {4, 4, 4}};
    static boolean dfa(String s) { int q = 0; for (char c : s.toCharArray()) q = DFA[q][c == 'a' ? 0 : c == 'b' ? 1 : 2]; return q == 1 || q == 3; }
    enum P { CLOSED { P on(String e) { return e.equals("open") ? LISTEN : this; } }, LISTEN { P on(String e) { return switch (e) { case "syn" -> SYN; case "close" -> CLOSED; default -> bad(e); }; } }, SYN { P on(String e) { return e.equals("ack") ? ESTABLISHED : e.equals("rst") ? LISTEN : bad(e); } }, ESTABLISHED { P on(String e) { if (e.startsWith("data")) { bytes += e.length() - 4; return this; } return e.equals("fin") ? CLOSED : bad(e); } }; static int bytes; abstract P on(String e); P bad(String e) { throw new IllegalStateException(e + " in " + this); } }
    static int brainf(String p, String in, StringBuilder out) { int[] m = new int[30]; int q = 0, ip = 0, at = 0, steps = 0; while (ip < p.length()) { steps++; switch (p.charAt(ip)) { case '>': q++; break; case '<': q--; break; case '+': m[q]++; break; case '-': m[q]--; break; case '.': out.append((char) m[q]); break; case ',': m[q] = at < in.length() ? in.charAt(at++) : 0; break; case '[': if (m[q] == 0) for (int d = 1; d > 0; ) { char c = p.charAt(++ip); if (c == '[') d++; else if (c == ']') d--; } break; case ']': if (m[q] != 0) for (int d = 1; d > 0; ) { char c = p.charAt(--ip); if (c == ']') d++; else if (c == '[') d--; } break; default: } ip++; } return steps; }

    public static void main(String[] args) {
        Light l = Light.RED; StringBuilder t = new StringBuilder(); for (int i = 0; i < 12; l = l.next()) for (int k = 0; k < l.t; k++, i++) t.append(l.name().charAt(0)); System.out.println(t);
        for (String s : new String[] {"x1 = 42+3.14*y_2 / \"str\\n\\\"q\" // c\nz /* b ** */ 7", "", "1.5.2", "a/b//", "/**/x", "\"open", "/* never"}) try { System.out.println(lex(s)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        for (String s : new String[] {"", "a", "ab", "aab", "b", "aba", "abb", "x"}) System.out.print(dfa(s) ? 1 : 0); System.out.println();
        P p = P.CLOSED; for (String e : "open syn rst syn ack dataabc data1 fin open fin".split(" ")) try { p = p.on(e); System.out.print(p + " "); } catch (IllegalStateException x) { System.out.print("[" + x.getMessage() + "] "); } System.out.println(P.bytes);
        StringBuilder o = new StringBuilder(); int steps = brainf("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.", "", o); System.out.println(o + " " + steps); o.setLength(0); brainf(",[.,]", "echo", o); System.out.println(o);
    }
}
