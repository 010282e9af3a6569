// HmacSHA3-256 with keys shorter and longer than a block.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class MacSha3_256 {
    public static void main(String[] args) throws Exception {
        for (int size : new int[] {1, 16, 64, 65, 128, 150}) {
            byte[] key = new byte[size];
            Arrays.fill(key, (byte) size);
            Mac mac = Mac.getInstance("HmacSHA3-256");
            mac.init(new SecretKeySpec(key, "HmacSHA3-256"));
            mac.update("what do ya want ".getBytes());
            show(size + "", mac.doFinal("for nothing?".getBytes()));
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
