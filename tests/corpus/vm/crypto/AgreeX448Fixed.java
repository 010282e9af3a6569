// X448 with fixed keys: both sides agree.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreeX448Fixed {
    static final String SECRET = "MEYCAQAwBQYDK2VvBDoEOJiVtR8XqJfDq+duFWPDYDb6ftfnM2ov6ew/PB+I7ShkFfPx/Wf2avUCJRgaHmcKbAAwdY9Mcv1K";
    static final String OPEN = "MEIwBQYDK2VvAzkAJi/fTDfxkqb/HOyVgIgLR1QFJmAlq9xeu/49J7dA1URfPa8vj0JYb9lbHJbZ0D2kRZ/IWsCv2Uw=";
    static final String SECRET2 = "MEYCAQAwBQYDK2VvBDoEOCt23FHImC7A0vRWVc4kZUHHWhsrBJPakl+9Ox4EbSwGsoQg+uSLX2sVKgMAiAYJpWKEBnW3eqRY";
    static final String OPEN2 = "MEIwBQYDK2VvAzkArv3NTQj4gT+eyjxVngnIyuxsUc3s/St0YNePu0T/AF6hlo/3MMNelVZz7KqayIT9Aei6ZkSyMHU=";

    public static void main(String[] args) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("X448");
        agreement.init(secret("X448", SECRET));
        agreement.doPhase(open("X448", OPEN2), true);
        byte[] one = agreement.generateSecret();
        show("one", one);
        agreement.init(secret("XDH", SECRET2));
        agreement.doPhase(open("XDH", OPEN), true);
        System.out.println(Arrays.equals(one, agreement.generateSecret()));
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
