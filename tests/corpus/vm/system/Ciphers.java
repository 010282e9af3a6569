// Cipher with fixed keys and vectors: AES in several modes, padding, tampering, streams.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Ciphers {
    static final HexFormat H = HexFormat.of();

    static String hex(byte[] b) {
        return H.formatHex(b);
    }

    public static void main(String[] args) throws Exception {
        byte[] key = H.parseHex("000102030405060708090a0b0c0d0e0f");
        byte[] iv = H.parseHex("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
        SecretKeySpec k = new SecretKeySpec(key, "AES");
        byte[] text = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.US_ASCII);
        Cipher ecb = Cipher.getInstance("AES/ECB/NoPadding");
        ecb.init(Cipher.ENCRYPT_MODE, k);
        System.out.println(hex(ecb.doFinal(H.parseHex("00112233445566778899aabbccddeeff"))));
        for (String mode : new String[] {"AES/CBC/PKCS5Padding", "AES/CTR/NoPadding", "AES/CFB8/NoPadding", "AES/OFB/NoPadding"}) {
            Cipher c = Cipher.getInstance(mode);
            c.init(Cipher.ENCRYPT_MODE, k, new IvParameterSpec(iv));
            byte[] enc = c.doFinal(text);
            c.init(Cipher.DECRYPT_MODE, k, new IvParameterSpec(iv));
            System.out.println(mode + " " + hex(enc) + " " + Arrays.equals(text, c.doFinal(enc)) + " " + c.getBlockSize() + " " + hex(c.getIV()).equals(hex(iv)));
        }
        for (int bits : new int[] {24, 32}) {
            Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
            c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(Arrays.copyOf(key, bits), "AES"), new IvParameterSpec(iv));
            System.out.println(bits * 8 + " " + hex(c.doFinal(new byte[16])));
        }
        Cipher g = Cipher.getInstance("AES/GCM/NoPadding");
        GCMParameterSpec spec = new GCMParameterSpec(128, Arrays.copyOf(iv, 12));
        g.init(Cipher.ENCRYPT_MODE, k, spec);
        g.updateAAD("header".getBytes());
        byte[] sealed = g.doFinal(text);
        System.out.println("GCM " + hex(sealed));
        g.init(Cipher.DECRYPT_MODE, k, spec);
        g.updateAAD("header".getBytes());
        System.out.println(new String(g.doFinal(sealed)));
        sealed[3] ^= 1;
        try {
            g.init(Cipher.DECRYPT_MODE, k, spec);
            g.updateAAD("header".getBytes());
            g.doFinal(sealed);
        } catch (AEADBadTagException e) {
            System.out.println("tag mismatch");
        }
        try {
            g.init(Cipher.ENCRYPT_MODE, k, spec);
            g.doFinal(text);
            g.init(Cipher.ENCRYPT_MODE, k, spec);
        } catch (InvalidAlgorithmParameterException e) {
            System.out.println("iv reuse refused");
        }
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        c.init(Cipher.ENCRYPT_MODE, k, new IvParameterSpec(iv));
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        for (int i = 0; i < text.length; i += 7) {
            byte[] part = c.update(text, i, Math.min(7, text.length - i));
            if (part != null) o.write(part);
        }
        o.write(c.doFinal());
        System.out.println("in pieces " + o.size() + " " + c.getOutputSize(16));
        try (CipherInputStream in = new CipherInputStream(new ByteArrayInputStream(o.toByteArray()), decryptor(k, iv))) {
            System.out.println(new String(in.readAllBytes()));
        }
        for (Op op : new Op[] {() -> ecb.doFinal(new byte[5]), () -> Cipher.getInstance("NOPE"), () -> Cipher.getInstance("AES/ECB/NoSuchPadding"), () -> ecb.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[5], "AES")), () -> decryptor(k, iv).doFinal(new byte[15]), () -> decryptor(k, iv).doFinal(new byte[16]), () -> Cipher.getInstance("AES/CBC/PKCS5Padding").doFinal(new byte[1]), () -> new SecretKeySpec(new byte[0], "AES"), () -> Cipher.getInstance("AES/CBC/PKCS5Padding").init(Cipher.ENCRYPT_MODE, k, new IvParameterSpec(new byte[3]))}) {
            try {
                op.run();
                System.out.println("fine");
            } catch (Exception e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        Cipher des = Cipher.getInstance("DESede/CBC/PKCS5Padding");
        des.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(Arrays.copyOf(H.parseHex("0123456789abcdeffedcba987654321089abcdef01234567"), 24), "DESede"), new IvParameterSpec(new byte[8]));
        System.out.println("3DES " + hex(des.doFinal("payload".getBytes())));
        Cipher cha = Cipher.getInstance("ChaCha20-Poly1305");
        cha.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[32], "ChaCha20"), new IvParameterSpec(new byte[12]));
        System.out.println("ChaCha " + hex(cha.doFinal("payload".getBytes())));
        KeyGenerator kg = KeyGenerator.getInstance("AES");
        kg.init(256);
        System.out.println(kg.generateKey().getEncoded().length + " " + k.getAlgorithm() + " " + k.getFormat() + " " + k.equals(new SecretKeySpec(key, "AES")));
    }

    static Cipher decryptor(SecretKey k, byte[] iv) throws GeneralSecurityException {
        Cipher d = Cipher.getInstance("AES/CBC/PKCS5Padding");
        d.init(Cipher.DECRYPT_MODE, k, new IvParameterSpec(iv));
        return d;
    }

    interface Op {
        void run() throws Exception;
    }
}
