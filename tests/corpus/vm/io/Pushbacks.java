// PushbackReader, PushbackInputStream, LineNumberReader, and a lexer built on them.
import java.io.*;
import java.util.*;

public class Pushbacks {
    static List<String> lex(String s) throws IOException {
        PushbackReader r = new PushbackReader(new StringReader(s), 2);
        List<String> out = new ArrayList<>();
        for (int c; (c = r.read()) != -1; ) {
            if (Character.isWhitespace(c)) continue;
            StringBuilder b = new StringBuilder();
            if (Character.isDigit(c)) {
                do {
                    b.append((char) c);
                    c = r.read();
                } while (Character.isDigit(c));
                if (c != -1) r.unread(c);
            } else if (Character.isLetter(c)) {
                do {
                    b.append((char) c);
                    c = r.read();
                } while (Character.isLetterOrDigit(c));
                if (c != -1) r.unread(c);
            } else {
                b.append((char) c);
                int d = r.read();
                if (d == '=') b.append('=');
                else if (d != -1) r.unread(d);
            }
            out.add(b.toString());
        }
        return out;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(lex("x1 = 42+foo==7 != <= y"));
        PushbackReader p = new PushbackReader(new StringReader("abc"), 3);
        System.out.println((char) p.read());
        p.unread("XYZ".toCharArray(), 1, 2);
        System.out.println((char) p.read() + "" + (char) p.read() + (char) p.read() + " " + p.ready() + p.markSupported());
        p.unread(new char[] {'1', '2', '3'});
        try {
            p.unread('4');
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        char[] buf = new char[10];
        System.out.println(p.read(buf, 0, 10) + " " + new String(buf, 0, 4) + " " + p.skip(5));
        PushbackInputStream in = new PushbackInputStream(new ByteArrayInputStream(new byte[] {10, 20, 30}), 2);
        int b = in.read();
        in.unread(b + 1);
        in.unread(99);
        System.out.println(in.available() + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.skip(1) + in.read());
        try {
            in.unread(new byte[3]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            in.mark(1);
            in.reset();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        in.close();
        try {
            in.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        LineNumberReader l = new LineNumberReader(new StringReader("a\nb\r\nc\rd"));
        System.out.print(l.getLineNumber() + " ");
        for (String s; (s = l.readLine()) != null; ) System.out.print(l.getLineNumber() + s + " ");
        l.setLineNumber(100);
        System.out.println(l.getLineNumber());
        LineNumberReader m = new LineNumberReader(new StringReader("x\r\ny\nz"));
        StringBuilder sb = new StringBuilder();
        m.mark(50);
        for (int c; (c = m.read()) != -1; ) sb.append(c == '\n' ? "|" : "" + (char) c).append(m.getLineNumber());
        m.reset();
        System.out.println(sb + " after reset " + m.getLineNumber() + " " + m.skip(3) + m.getLineNumber());
    }
}
