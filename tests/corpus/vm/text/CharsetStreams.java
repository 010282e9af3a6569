// Readers and writers with charsets: split multi-byte input, surrogates over buffer edges, encoders' replacement.
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class CharsetStreams {
    static InputStream dribble(byte[] b) {
        return new InputStream() {
            int i;

            @Override
            public int read() {
                return i < b.length ? b[i++] & 0xff : -1;
            }

            @Override
            public int read(byte[] d, int off, int len) {
                int c = read();
                if (c < 0) return -1;
                d[off] = (byte) c;
                return 1;
            }
        };
    }

    public static void main(String[] args) throws Exception {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 3000; i++) sb.append(i % 5 == 0 ? "\u20ac" : i % 7 == 0 ? "\ud83d\ude00" : i % 3 == 0 ? "\u00e9" : "a");
        String s = sb.toString();
        for (String cs : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32BE"}) {
            byte[] b = s.getBytes(cs);
            Reader r = new InputStreamReader(dribble(b), cs);
            StringWriter w = new StringWriter();
            long n = r.transferTo(w);
            ByteArrayOutputStream bo = new ByteArrayOutputStream();
            try (Writer out = new OutputStreamWriter(bo, cs)) {
                for (int i = 0; i < s.length(); i += 7) out.write(s, i, Math.min(7, s.length() - i));
            }
            System.out.println(cs + " " + b.length + " " + n + " " + w.toString().equals(s) + " " + Arrays.equals(bo.toByteArray(), b));
        }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        OutputStreamWriter w = new OutputStreamWriter(bo, StandardCharsets.US_ASCII);
        w.write("x\u00e9\ud83d");
        w.write("\ude00y\ud800");
        w.close();
        System.out.println(bo + " " + bo.size());
        InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(new byte[] {'a', (byte) 0xe2, (byte) 0x82}), "UTF-8");
        System.out.println(r.getEncoding() + " " + r.ready() + " " + (char) r.read() + " " + Integer.toHexString(r.read()) + " " + r.read());
        r.close();
        System.out.println(r.getEncoding());
        CharsetEncoder e = StandardCharsets.UTF_8.newEncoder();
        ByteBuffer out = ByteBuffer.allocate(5);
        CharBuffer in = CharBuffer.wrap("\u20ac\u20ac");
        System.out.println(e.encode(in, out, true) + " " + in.position() + " " + out.position());
        out.clear();
        System.out.println(e.encode(in, out, true) + " " + e.flush(out) + " " + out.position());
        try {
            e.encode(in, out, false);
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
        e.reset().onUnmappableCharacter(CodingErrorAction.REPLACE);
        System.out.println(e.canEncode("\ud800") + " " + e.canEncode("ok") + " " + e.averageBytesPerChar() + " " + e.replacement().length + " " + e.isLegalReplacement(new byte[] {(byte) 0xff}));
        CharsetEncoder latin = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        System.out.println(new String(latin.encode(CharBuffer.wrap("a\u20acb\u00e9")).array(), 0, 4, "ISO-8859-1").replace('\u00e9', 'E'));
        SortedMap<String, Charset> all = Charset.availableCharsets();
        System.out.println(all.containsKey("UTF-8") + " " + all.containsKey("windows-1252") + " " + StandardCharsets.ISO_8859_1.aliases().contains("latin1") + " " + Charset.forName("UTF8").compareTo(StandardCharsets.UTF_8) + " " + StandardCharsets.UTF_16.canEncode() + " " + StandardCharsets.UTF_8.encode("\u00e9").remaining() + " " + StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {65, 66})));
        for (String cs : new String[] {"Shift_JIS", "GBK", "Big5", "EUC-JP", "ISO-2022-JP", "windows-1251", "IBM437", "GB18030"}) {
            if (!Charset.isSupported(cs)) {
                System.out.println(cs + " absent");
                continue;
            }
            byte[] b = "\u3042\u4e2d\u0416A\u00e9".getBytes(cs);
            System.out.println(cs + " " + HexFormat.of().formatHex(b) + " " + HexFormat.of().formatHex(new String(b, cs).getBytes("UTF-16BE")));
        }
    }
}
