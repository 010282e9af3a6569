import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** What all these protocols need: messages of fields with lengths, nonces, and authenticated encryption. */
final class Wire {
    static final int NONCE = 16;

    private Wire() {
    }

    /** Fields one after the other, each behind its length. */
    static byte[] fields(Object... values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (Object value : values) {
            byte[] field = value instanceof String text ? text.getBytes() : (byte[]) value;
            out.writeShort(field.length);
            out.write(field);
        }
        return bytes.toByteArray();
    }

    static DataInputStream read(byte[] fields) {
        return new DataInputStream(new ByteArrayInputStream(fields));
    }

    static byte[] field(DataInputStream in) throws IOException {
        byte[] field = new byte[in.readUnsignedShort()];
        in.readFully(field);
        return field;
    }

    /** A field that is as long as it should be: one of these lengths. */
    static byte[] field(DataInputStream in, int... lengths) throws IOException {
        byte[] field = field(in);
        boolean fits = false;
        for (int length : lengths) {
            fits |= field.length == length;
        }
        check(fits, "of another length");
        return field;
    }

    static String text(DataInputStream in) throws IOException {
        return new String(field(in));
    }

    /** A message is its fields, behind the length of them all. */
    static void send(Socket socket, Object... values) throws IOException {
        socket.getOutputStream().write(fields(fields(values)));
    }

    static DataInputStream receive(Socket socket) throws IOException {
        return read(field(new DataInputStream(socket.getInputStream())));
    }

    static byte[] nonce() {
        byte[] nonce = new byte[NONCE];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    /** The key that a party shares with the server: everybody has their own on file. */
    static byte[] longTermKey(String name) {
        return Arrays.copyOf(("long term key " + name + "................").getBytes(), 16);
    }

    static byte[] seal(byte[] key, Object... values) throws IOException, GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
        byte[] sealed = cipher.doFinal(fields(values));
        return fields(cipher.getIV(), sealed);
    }

    static DataInputStream open(byte[] key, byte[] sealed) throws IOException, GeneralSecurityException {
        DataInputStream parts = read(sealed);
        byte[] iv = field(parts);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
        return read(cipher.doFinal(field(parts)));
    }

    /** The same without authentication, as the protocols of their time have it. */
    static byte[] encrypt(byte[] key, Object... values) throws IOException, GeneralSecurityException {
        return encipher(key, fields(values));
    }

    static DataInputStream decrypt(byte[] key, byte[] sealed) throws GeneralSecurityException {
        return read(decipher(key, sealed));
    }

    static byte[] encipher(byte[] key, byte[] plain) throws GeneralSecurityException {
        return cipher(Cipher.ENCRYPT_MODE, key).doFinal(plain);
    }

    static byte[] decipher(byte[] key, byte[] sealed) throws GeneralSecurityException {
        return cipher(Cipher.DECRYPT_MODE, key).doFinal(sealed);
    }

    private static Cipher cipher(int mode, byte[] key) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
        cipher.init(mode, new SecretKeySpec(key, "AES"));
        return cipher;
    }

    static byte[] mac(byte[] key, Object... values) throws IOException, GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(fields(values));
    }

    static boolean same(byte[] one, byte[] other) {
        return Arrays.equals(one, other);
    }

    static void check(boolean condition, String what) throws IOException {
        if (!condition) {
            throw new IOException(what);
        }
    }

    /** What a party does with one connection. */
    interface Session {
        void run(Socket socket) throws IOException, GeneralSecurityException;
    }

    /** A session ends well, or is given up. */
    static void attempt(Session session, Socket socket) {
        try (socket) {
            session.run(socket);
        } catch (IOException | GeneralSecurityException e) {
            System.out.println("given up");
        }
    }
}
