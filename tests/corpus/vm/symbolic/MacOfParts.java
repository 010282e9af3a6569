// A code over parts is that over the whole; one byte or another key makes another.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class MacOfParts {
    public static void main(String[] args) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("key".getBytes(), "HmacSHA256"));
        mac.update("ab".getBytes());
        mac.update((byte) 'c');
        mac.update(java.nio.ByteBuffer.wrap("de".getBytes()));
        byte[] parts = mac.doFinal();
        System.out.println(Arrays.equals(parts, mac.doFinal("abcde".getBytes())));
        System.out.println(Arrays.equals(parts, mac.doFinal("abcdf".getBytes())));
        mac.init(new SecretKeySpec("kez".getBytes(), "HmacSHA256"));
        System.out.println(Arrays.equals(parts, mac.doFinal("abcde".getBytes())));
        byte[] buffer = new byte[40];
        mac.update("x".getBytes());
        mac.doFinal(buffer, 8);
        System.out.println(buffer[7] + " " + Arrays.equals(mac.doFinal("x".getBytes()), Arrays.copyOfRange(buffer, 8, 40)));
    }
}
