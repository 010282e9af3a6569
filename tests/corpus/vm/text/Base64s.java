// Base64 encoders and decoders of the three kinds, streams and errors; HexFormat.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Base64s {
    static String ascii(byte[] b) {
        return new String(b, StandardCharsets.ISO_8859_1);
    }

    public static void main(String[] args) throws Exception {
        Base64.Encoder e = Base64.getEncoder();
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar"}) System.out.print(e.encodeToString(s.getBytes("US-ASCII")) + " " + e.withoutPadding().encodeToString(s.getBytes("US-ASCII")) + "; ");
        System.out.println();
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(e.encodeToString(all));
        System.out.println(Base64.getUrlEncoder().encodeToString(all).substring(300));
        String mime = Base64.getMimeEncoder().encodeToString(all);
        System.out.println(mime.length() + " " + mime.indexOf("\r\n") + " " + mime.split("\r\n").length);
        System.out.println(Base64.getMimeEncoder(8, new byte[] {'-', '-'}).encodeToString(Arrays.copyOf(all, 20)));
        System.out.println(Arrays.equals(all, Base64.getDecoder().decode(e.encode(all))) + " " + Arrays.equals(all, Base64.getMimeDecoder().decode(mime)) + " " + Arrays.equals(all, Base64.getUrlDecoder().decode(Base64.getUrlEncoder().encode(all))));
        for (String bad : new String[] {"A", "AA", "AAA", "AAAA=", "AA=A", "A===", "AA==AA==", "AA\n==", "A*AA", "-_-_", "=", "AB==", "AAA=x"}) {
            StringBuilder sb = new StringBuilder(bad.replace("\n", "\\n"));
            for (Base64.Decoder d : new Base64.Decoder[] {Base64.getDecoder(), Base64.getUrlDecoder(), Base64.getMimeDecoder()}) {
                try {
                    sb.append(" | ").append(HexFormat.of().formatHex(d.decode(bad)));
                } catch (IllegalArgumentException x) {
                    sb.append(" | ").append(x.getMessage());
                }
            }
            System.out.println(sb);
        }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (OutputStream o = e.wrap(bo)) {
            for (int i = 0; i < 10; i++) o.write(all, i * 3, 4);
        }
        System.out.println(ascii(bo.toByteArray()));
        InputStream in = Base64.getDecoder().wrap(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(in.read() + " " + in.readNBytes(5).length + " " + in.readAllBytes().length + " " + in.read());
        ByteBuffer buf = e.encode(ByteBuffer.wrap(new byte[] {1, 2, 3, 4}));
        System.out.println(buf.remaining() + " " + StandardCharsets.US_ASCII.decode(buf));
        byte[] dst = new byte[8];
        System.out.println(e.encode(new byte[] {9, 9, 9}, dst) + " " + ascii(dst).replace('\0', '.'));
        try {
            e.encode(new byte[30], dst);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        HexFormat h = HexFormat.ofDelimiter(":").withUpperCase().withPrefix("0x");
        System.out.println(h.formatHex(new byte[] {0, -1, 127}) + " " + Arrays.toString(h.parseHex("0x00:0xFF:0x7F")) + " " + h);
        HexFormat p = HexFormat.of();
        System.out.println(p.formatHex(all, 250, 256) + " " + p.toHexDigits((byte) 10) + " " + p.toHexDigits('\u00e9') + " " + p.toHexDigits(-2) + " " + p.toHexDigits(255L, 4) + " " + p.toHexDigits((short) 77) + " " + HexFormat.fromHexDigits("7fff") + " " + HexFormat.fromHexDigitsToLong("ffffffffff") + " " + HexFormat.isHexDigit('g') + HexFormat.fromHexDigit('F') + " " + p.withUpperCase().toHighHexDigit(0xab));
        for (String bad : new String[] {"1", "zz", "0x12"}) {
            try {
                p.parseHex(bad);
            } catch (IllegalArgumentException x) {
                System.out.println(x.getMessage());
            }
        }
        System.out.println(p.equals(HexFormat.of()) + " " + p.formatHex(new StringBuilder("x"), new byte[] {5}));
    }
}
