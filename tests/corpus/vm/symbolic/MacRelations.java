// A code depends on the key, the data and the algorithm, and on nothing else.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class MacRelations {
    public static void main(String[] args) throws Exception {
        SecretKeySpec key = new SecretKeySpec("0123456789abcdef".getBytes(), "HmacSHA256");
        SecretKeySpec other = new SecretKeySpec("0123456789abcdeg".getBytes(), "HmacSHA256");
        byte[] data = "transfer 100 to bob".getBytes();
        byte[] code = mac("HmacSHA256", key, data);
        System.out.println(code.length + " " + Arrays.equals(code, mac("HmacSHA256", key, data)));
        System.out.println(Arrays.equals(code, mac("HmacSHA256", other, data)));
        System.out.println(Arrays.equals(code, mac("HmacSHA256", key, "transfer 900 to bob".getBytes())));
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA384", "HmacSHA512"}) {
            System.out.println(name + " " + mac(name, key, data).length);
        }
    }

    static byte[] mac(String name, SecretKey key, byte[] data) throws Exception {
        Mac mac = Mac.getInstance(name);
        mac.init(key);
        mac.update(data, 0, 3);
        return mac.doFinal(Arrays.copyOfRange(data, 3, data.length));
    }
}
