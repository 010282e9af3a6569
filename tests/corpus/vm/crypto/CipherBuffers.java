// Byte buffers, direct or not, as input and output of ciphers.
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CipherBuffers {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        ByteBuffer in = ByteBuffer.wrap("some text that is longer than a block".getBytes());
        ByteBuffer out = ByteBuffer.allocateDirect(64);
        System.out.println(cipher.doFinal(in, out) + " " + in.remaining() + " " + out.position());
        out.flip();
        ByteBuffer back = ByteBuffer.allocate(64);
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        cipher.update(out, back);
        cipher.doFinal(ByteBuffer.allocate(0), back);
        back.flip();
        System.out.println(StandardCharsets.UTF_8.decode(back));
        attempt("short", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
            return cipher.doFinal(ByteBuffer.allocate(20), ByteBuffer.allocate(10));
        });
    }

    interface Attempt {
        Object run() throws Exception;
    }

    static void attempt(String what, Attempt attempt) {
        try {
            System.out.println(what + ": " + attempt.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }
}
