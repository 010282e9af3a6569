// Encoding and decoding with the standard charsets, malformed input and unmappable characters.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HexFormat;

public class Charsets {
    static final HexFormat HEX = HexFormat.of();

    static String esc(CharSequence s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 32 && c < 127) b.append(c);
            else b.append(String.format("{%04x}", (int) c));
        }
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        String s = "Az\u00e9\u20ac\u4e2d\ud83d\ude00\u0000\ud800!";
        for (String cs : new String[] {"UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "UTF-32LE", "ISO-8859-1", "US-ASCII", "ISO-8859-15", "windows-1252", "ISO-8859-2", "IBM850", "KOI8-R"}) {
            byte[] b = s.getBytes(cs);
            System.out.println(cs + " " + HEX.formatHex(b) + " -> " + esc(new String(b, cs)));
        }
        String[] bad = {"c3", "c328", "e282", "e28228", "f09f98", "80", "ff", "c080", "eda080", "f4908080", "41c3a9ff42"};
        for (String h : bad) {
            byte[] b = HEX.parseHex(h);
            CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
            String strict;
            try {
                strict = esc(d.decode(ByteBuffer.wrap(b)));
            } catch (CharacterCodingException e) {
                strict = e.getClass().getSimpleName() + " " + e.getMessage();
            }
            System.out.println(h + " " + esc(new String(b, StandardCharsets.UTF_8)) + " strict " + strict);
        }
        CharsetDecoder ign = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE);
        System.out.println(esc(ign.decode(ByteBuffer.wrap(HEX.parseHex("41ff42")))));
        CharsetDecoder rep = StandardCharsets.US_ASCII.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?");
        System.out.println(esc(rep.decode(ByteBuffer.wrap(HEX.parseHex("41ff42")))));
        try {
            StandardCharsets.ISO_8859_1.newEncoder().encode(CharBuffer.wrap("\u20ac"));
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        System.out.println(StandardCharsets.ISO_8859_1.newEncoder().canEncode('\u00ff') + " " + StandardCharsets.ISO_8859_1.newEncoder().canEncode('\u0100'));
        // small output buffer and split input
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(2);
        CoderResult r1 = d.decode(ByteBuffer.wrap(HEX.parseHex("e282")), out, false);
        System.out.println(r1 + " " + out.position());
        CoderResult r2 = d.decode(ByteBuffer.wrap(HEX.parseHex("4142434445")), out, true);
        System.out.println(r2 + " " + esc(out.flip()));
        System.out.println(Charset.forName("latin1") + " " + Charset.forName("utf8").name() + " " + Charset.isSupported("nope") + " " + Charset.forName("cp1252").name() + " " + StandardCharsets.UTF_8.newEncoder().maxBytesPerChar() + " " + StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16));
        try {
            Charset.forName("no-such-cs");
        } catch (UnsupportedCharsetException e) {
            System.out.println(e);
        }
        try {
            "x".getBytes("bogus");
        } catch (java.io.UnsupportedEncodingException e) {
            System.out.println(e);
        }
        System.out.println(esc(new String(HEX.parseHex("feff00410042"), "UTF-16")) + " " + esc(new String(HEX.parseHex("fffe41004200"), "UTF-16")) + " " + esc(new String(HEX.parseHex("efbbbf41"), "UTF-8")));
    }
}
