// A mail: a fresh key for the body, wrapped for the receiver, all of it signed and sent as text.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class HybridMail {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(1024);
        KeyPair sender = generator.generateKeyPair();
        KeyPair receiver = generator.generateKeyPair();
        SecretKey key = KeyGenerator.getInstance("AES").generateKey();
        Cipher body = Cipher.getInstance("AES/GCM/NoPadding");
        body.init(Cipher.ENCRYPT_MODE, key);
        byte[] secret = body.doFinal("meet me at noon".getBytes());
        Cipher wrap = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        wrap.init(Cipher.ENCRYPT_MODE, receiver.getPublic());
        Base64.Encoder text = Base64.getEncoder();
        String mail = text.encodeToString(wrap.doFinal(key.getEncoded())) + "." + text.encodeToString(body.getIV()) + "."
                + text.encodeToString(secret);
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(sender.getPrivate());
        signature.update(mail.getBytes());
        mail += "." + text.encodeToString(signature.sign());
        System.out.println(mail.length());
        String[] parts = mail.split("\\.");
        Base64.Decoder bytes = Base64.getDecoder();
        signature.initVerify(sender.getPublic());
        signature.update((parts[0] + "." + parts[1] + "." + parts[2]).getBytes());
        System.out.println(signature.verify(bytes.decode(parts[3])));
        wrap.init(Cipher.DECRYPT_MODE, receiver.getPrivate());
        SecretKeySpec opened = new SecretKeySpec(wrap.doFinal(bytes.decode(parts[0])), "AES");
        body.init(Cipher.DECRYPT_MODE, opened, new GCMParameterSpec(128, bytes.decode(parts[1])));
        System.out.println(new String(body.doFinal(bytes.decode(parts[2]))));
    }
}
