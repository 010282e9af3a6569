// What no provider has is refused as by the JDK.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class UnknownAlgorithms {
    public static void main(String[] args) throws Exception {
        try {
            MessageDigest.getInstance("SHA-257");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try {
            Cipher.getInstance("AEX/CBC/PKCS5Padding");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try {
            Mac.getInstance("HmacNothing");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try {
            Signature.getInstance("NONEwithNothing");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
    }
}
