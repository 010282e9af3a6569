// A code before a key is refused; a clone and a reset do what they say.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class MacStates {
    public static void main(String[] args) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        try {
            mac.doFinal();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        mac.init(new SecretKeySpec(new byte[16], "x"));
        mac.update((byte) 1);
        Mac copy = (Mac) mac.clone();
        mac.reset();
        byte[] empty = mac.doFinal();
        System.out.println(Arrays.equals(empty, mac.doFinal()));
        System.out.println(Arrays.equals(copy.doFinal(), mac.doFinal(new byte[] {1})));
        System.out.println(mac.getAlgorithm() + " " + mac.getMacLength());
    }
}
