// Keys of DES: parity, weak ones, their factory.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DesKeys {
    public static void main(String[] args) throws Exception {
        byte[] bytes = "8 bytes!rest".getBytes();
        SecretKeyFactory factory = SecretKeyFactory.getInstance("DES");
        SecretKey key = factory.generateSecret(new DESKeySpec(bytes, 0));
        show("with parity", key.getEncoded());
        System.out.println(DESKeySpec.isParityAdjusted(bytes, 0) + " " + DESKeySpec.isParityAdjusted(key.getEncoded(), 0));
        System.out.println(DESKeySpec.isWeak(HexFormat.of().parseHex("0101010101010101"), 0));
        show("spec", ((DESKeySpec) factory.getKeySpec(key, DESKeySpec.class)).getKey());
        attempt("short", () -> new DESKeySpec(new byte[7]));
        SecretKey triple = SecretKeyFactory.getInstance("DESede").generateSecret(new DESedeKeySpec("123456781234567812345678".getBytes()));
        show("triple", triple.getEncoded());
        System.out.println(triple.equals(SecretKeyFactory.getInstance("DESede").translateKey(triple)));
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
