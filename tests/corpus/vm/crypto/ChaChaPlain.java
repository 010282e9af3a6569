// ChaCha20 without authentication: its stream, and a counter.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ChaChaPlain {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef0123456789abcdef".getBytes(), "ChaCha20");
        Cipher cipher = Cipher.getInstance("ChaCha20");
        cipher.init(Cipher.ENCRYPT_MODE, key, new ChaCha20ParameterSpec("twelve bytes".getBytes(), 1));
        byte[] sealed = cipher.doFinal(new byte[70]);
        show("stream", sealed);
        cipher.init(Cipher.DECRYPT_MODE, key, new ChaCha20ParameterSpec("twelve bytes".getBytes(), 2));
        show("from the second block", Arrays.copyOf(cipher.doFinal(Arrays.copyOfRange(sealed, 64, 70)), 6));
        attempt("short", () -> new ChaCha20ParameterSpec(new byte[8], 1));
        attempt("short key", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "ChaCha20"), new ChaCha20ParameterSpec(new byte[12], 1));
            return "taken";
        });
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
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
