// StreamTokenizer: default syntax, comments, quotes, number parsing, own tables.
import java.io.*;

public class StreamTok {
    static void dump(StreamTokenizer t) throws IOException {
        StringBuilder sb = new StringBuilder();
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER -> sb.append("N").append(t.nval);
                case StreamTokenizer.TT_WORD -> sb.append("W").append(t.sval);
                case StreamTokenizer.TT_EOL -> sb.append("EOL");
                case '"', '\'' -> sb.append("Q").append(t.sval.replace("\n", "\\n").replace("\t", "\\t"));
                default -> sb.append("C").append((char) t.ttype);
            }
            sb.append('@').append(t.lineno()).append(' ');
        }
        System.out.println(sb);
    }

    static StreamTokenizer of(String s) {
        return new StreamTokenizer(new StringReader(s));
    }

    public static void main(String[] args) throws Exception {
        dump(of("alpha 12 -3.5 .5 - 1.2.3 x1 a_b a-b 1e5 \"quo\\tted\\n\\101\" 'c' / comment ? \n next + line"));
        StreamTokenizer t = of("a // slash comment\n/* star\n comment */ b # c\nEND");
        t.slashSlashComments(true);
        t.slashStarComments(true);
        t.eolIsSignificant(true);
        t.lowerCaseMode(true);
        dump(t);
        StreamTokenizer e = of("3+4*(foo_1-2.5)/x^2");
        e.ordinaryChar('/');
        e.ordinaryChar('-');
        e.wordChars('_', '_');
        dump(e);
        StreamTokenizer w = of("key=value with spaces;other = 12");
        w.resetSyntax();
        w.wordChars(32, 126);
        w.ordinaryChar('=');
        w.ordinaryChar(';');
        dump(w);
        StreamTokenizer c = of("x % to end of line\ny");
        c.commentChar('%');
        dump(c);
        StreamTokenizer q = of("$dollar quoted$ rest 'unterminated\nnext");
        q.quoteChar('$');
        StringBuilder sb = new StringBuilder();
        while (q.nextToken() != StreamTokenizer.TT_EOF) sb.append(q.ttype).append(':').append(q.sval).append(' ');
        System.out.println(sb);
        StreamTokenizer p = of("one two");
        p.nextToken();
        p.pushBack();
        System.out.println(p.nextToken() + " " + p.sval + " " + p + " " + (p.nextToken() == StreamTokenizer.TT_WORD) + p.sval + p.nextToken());
        StreamTokenizer n = of("12 abc");
        n.resetSyntax();
        n.whitespaceChars(0, 32);
        n.wordChars('0', 'z');
        dump(n);
        StreamTokenizer calc = of("1 + 2 * 3 - 4 / 2 ;");
        calc.ordinaryChar('/');
        calc.ordinaryChar('-');
        double acc = 0;
        char op = '+';
        double term = 0;
        char top = '*';
        term = 1;
        while (true) {
            calc.nextToken();
            if (calc.ttype == StreamTokenizer.TT_NUMBER) {
                term = top == '*' ? term * calc.nval : term / calc.nval;
            } else if (calc.ttype == '*' || calc.ttype == '/') {
                top = (char) calc.ttype;
            } else {
                acc = op == '+' ? acc + term : acc - term;
                if (calc.ttype == ';') break;
                op = (char) calc.ttype;
                term = 1;
                top = '*';
            }
        }
        System.out.println(acc);
    }
}
