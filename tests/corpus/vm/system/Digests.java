// Message digests, MACs and CRCs in hex.
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Digests {
    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }

    public static void main(String[] args) throws Exception {
        byte[][] ins = {new byte[0], "abc".getBytes(StandardCharsets.US_ASCII), "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.US_ASCII), new byte[300]};
        for (String alg : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256", "SHA3-512", "MD2"}) {
            MessageDigest md = MessageDigest.getInstance(alg);
            System.out.println(md.getAlgorithm() + " " + md.getDigestLength());
            for (byte[] in : ins) System.out.println("  " + hex(md.digest(in)));
        }
        MessageDigest md = MessageDigest.getInstance("SHA-256");
        for (int i = 0; i < 100; i++) md.update((byte) i);
        MessageDigest clone = (MessageDigest) md.clone();
        md.update(new byte[] {1, 2, 3, 4}, 1, 2);
        System.out.println(hex(md.digest()) + " " + hex(clone.digest()) + " " + hex(md.digest()).startsWith("e3b0c442"));
        System.out.println(MessageDigest.isEqual(new byte[] {1}, new byte[] {1}));
        for (String alg : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
            Mac m = Mac.getInstance(alg);
            m.init(new SecretKeySpec("key".getBytes(StandardCharsets.US_ASCII), alg));
            m.update(ins[2]);
            System.out.println(alg + " " + m.getMacLength() + " " + hex(m.doFinal()));
        }
        Checksum[] cs = {new CRC32(), new Adler32(), new CRC32C()};
        for (Checksum c : cs) {
            c.update(ins[2]);
            long v = c.getValue();
            c.reset();
            c.update('a');
            System.out.println(c.getClass().getSimpleName() + " " + Long.toHexString(v) + " " + Long.toHexString(c.getValue()));
        }
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        byte[] big = new byte[20000];
        for (int i = 0; i < big.length; i++) big[i] = (byte) (i * 31);
        System.out.println(hex(MessageDigest.getInstance("SHA-256").digest(big)) + " " + Arrays.hashCode(big));
    }
}
