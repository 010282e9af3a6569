// Keys wrapped with AES as RFC 3394 has it; a damaged one is refused.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AesWraps {
    public static void main(String[] args) throws Exception {
        SecretKey outer = new SecretKeySpec(HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f"), "AES");
        SecretKey inner = new SecretKeySpec(HexFormat.of().parseHex("00112233445566778899aabbccddeeff"), "AES");
        Cipher cipher = Cipher.getInstance("AESWrap");
        cipher.init(Cipher.WRAP_MODE, outer);
        byte[] wrapped = cipher.wrap(inner);
        show("RFC 3394", wrapped);
        cipher.init(Cipher.UNWRAP_MODE, outer);
        System.out.println(cipher.unwrap(wrapped, "AES", Cipher.SECRET_KEY).equals(inner));
        wrapped[4] ^= 1;
        attempt("damaged", () -> cipher.unwrap(wrapped, "AES", Cipher.SECRET_KEY));
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
