// MD5 of texts of several lengths around the size of a block.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class DigestMd5 {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("MD5");
        for (int length : new int[] {0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 200}) {
            byte[] data = new byte[length];
            for (int i = 0; i < length; i++) {
                data[i] = (byte) (i * 7 + length);
            }
            show(length + "", digest.digest(data));
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
