// Keys derived with HMAC, as in RFC 5869: both sides get the same, other labels give others.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyDerivation {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("X25519");
        KeyPair one = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        byte[] mine = derive(agree(one, other), "send");
        System.out.println(Arrays.equals(mine, derive(agree(other, one), "send")) + " " + Arrays.equals(mine, derive(agree(one, other), "receive")));
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(mine, 0, 16, "AES"), new GCMParameterSpec(128, new byte[12]));
        byte[] sealed = cipher.doFinal("hello".getBytes());
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(derive(agree(other, one), "send"), 0, 16, "AES"), new GCMParameterSpec(128, new byte[12]));
        System.out.println(new String(cipher.doFinal(sealed)));
    }

    static byte[] agree(KeyPair mine, KeyPair theirs) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(mine.getPrivate());
        agreement.doPhase(theirs.getPublic(), true);
        return agreement.generateSecret();
    }

    static byte[] derive(byte[] secret, String label) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(new byte[32], "HmacSHA256"));
        byte[] extracted = mac.doFinal(secret);
        mac.init(new SecretKeySpec(extracted, "HmacSHA256"));
        mac.update(label.getBytes());
        return mac.doFinal(new byte[] {1});
    }
}
