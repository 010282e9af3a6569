// PBKDF2 with known vectors, HMAC by hand against Mac, digest streams, key wrapping.
import java.io.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyDerivation {
    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }

    static byte[] hmac(byte[] key, byte[] msg) throws Exception {
        MessageDigest d = MessageDigest.getInstance("SHA-256");
        if (key.length > 64) key = d.digest(key);
        byte[] k = Arrays.copyOf(key, 64);
        byte[] in = new byte[64];
        byte[] out = new byte[64];
        for (int i = 0; i < 64; i++) {
            in[i] = (byte) (k[i] ^ 0x36);
            out[i] = (byte) (k[i] ^ 0x5c);
        }
        d.update(in);
        d.update(msg);
        byte[] inner = d.digest();
        d.update(out);
        d.update(inner);
        return d.digest();
    }

    public static void main(String[] args) throws Exception {
        for (Object[] v : new Object[][] {{"PBKDF2WithHmacSHA1", "password", "salt", 1, 160}, {"PBKDF2WithHmacSHA1", "password", "salt", 2, 160}, {"PBKDF2WithHmacSHA256", "password", "salt", 10, 256}, {"PBKDF2WithHmacSHA512", "pass\u00e9", "NaCl", 3, 128}}) {
            SecretKeyFactory f = SecretKeyFactory.getInstance((String) v[0]);
            KeySpec2 spec = new KeySpec2(((String) v[1]).toCharArray(), ((String) v[2]).getBytes(), (int) v[3], (int) v[4]);
            System.out.println(v[0] + " " + hex(f.generateSecret(new PBEKeySpec(spec.pw, spec.salt, spec.n, spec.bits)).getEncoded()));
        }
        try {
            new PBEKeySpec("x".toCharArray(), new byte[0], 1, 128);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (String key : new String[] {"k", "a much longer key that goes over the block size of the digest, which is sixty-four bytes"}) {
            Mac m = Mac.getInstance("HmacSHA256");
            m.init(new SecretKeySpec(key.getBytes(), "HmacSHA256"));
            byte[] a = m.doFinal("message".getBytes());
            System.out.println(hex(a) + " " + Arrays.equals(a, hmac(key.getBytes(), "message".getBytes())));
            m.update("mess".getBytes());
            Mac copy = (Mac) m.clone();
            m.update("age".getBytes());
            copy.update((byte) '!');
            System.out.println(Arrays.equals(a, m.doFinal()) + " " + hex(copy.doFinal()).substring(0, 16));
        }
        try {
            Mac.getInstance("HmacSHA256").doFinal();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        DigestInputStream in = new DigestInputStream(new ByteArrayInputStream("streamed".getBytes()), MessageDigest.getInstance("SHA-1"));
        in.readAllBytes();
        DigestOutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), MessageDigest.getInstance("SHA-1"));
        out.write("streamed".getBytes());
        System.out.println(hex(in.getMessageDigest().digest()) + " " + hex(out.getMessageDigest().digest()));
        Cipher wrap = Cipher.getInstance("AESWrap");
        SecretKeySpec kek = new SecretKeySpec(HexFormat.of().parseHex("000102030405060708090A0B0C0D0E0F"), "AES");
        wrap.init(Cipher.WRAP_MODE, kek);
        byte[] w = wrap.wrap(new SecretKeySpec(HexFormat.of().parseHex("00112233445566778899AABBCCDDEEFF"), "AES"));
        System.out.println(hex(w));
        wrap.init(Cipher.UNWRAP_MODE, kek);
        System.out.println(hex(wrap.unwrap(w, "AES", Cipher.SECRET_KEY).getEncoded()));
        byte[] state = new byte[32];
        MessageDigest d = MessageDigest.getInstance("SHA-256");
        for (int i = 0; i < 200; i++) state = d.digest(state);
        System.out.println(hex(state));
        String target = "000";
        for (int nonce = 0; ; nonce++) {
            String h = hex(d.digest(("block" + nonce).getBytes()));
            if (h.startsWith(target.substring(1))) {
                System.out.println(nonce + " " + h);
                break;
            }
        }
    }

    record KeySpec2(char[] pw, byte[] salt, int n, int bits) { }
}
