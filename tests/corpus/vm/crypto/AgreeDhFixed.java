// Diffie and Hellman with fixed numbers: both sides agree, and a key comes out of the secret.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.interfaces.DHPublicKey;
import javax.crypto.spec.*;

public class AgreeDhFixed {
    static final String SECRET = "MHUCAQAwVwYJKoZIhvcNAQMBMEoCQQD//////////4tHmzpujehsKUGI8L8s2GzblQrbNtD2H9UeRvacme2Vq+Wnu7Iwpu0d"
            + "C0UGtTFyhP//////////AgECAgIAoAQXAhUAir0DU5SbrIGg3G7+oxqF3JnXbEw=";
    static final String OPEN = "MIGeMFcGCSqGSIb3DQEDATBKAkEA//////////+LR5s6bo3obClBiPC/LNhs25UK2zbQ9h/VHkb2nJntlavlp7uyMKbtHQtF"
            + "BrUxcoT//////////wIBAgICAKADQwACQFEphY2fZgzMjiHBzHqoOkcfss9AghDFFQczn4BgxJGek0K4zFpFvOVcsYc2z3dk"
            + "VRLGEsVTpYxCmfESrRkIhIg=";
    static final String SECRET2 = "MHUCAQAwVwYJKoZIhvcNAQMBMEoCQQD//////////4tHmzpujehsKUGI8L8s2GzblQrbNtD2H9UeRvacme2Vq+Wnu7Iwpu0d"
            + "C0UGtTFyhP//////////AgECAgIAoAQXAhUA4hufLaMVXfviH3zB3ZOdJ3O1LfE=";
    static final String OPEN2 = "MIGeMFcGCSqGSIb3DQEDATBKAkEA//////////+LR5s6bo3obClBiPC/LNhs25UK2zbQ9h/VHkb2nJntlavlp7uyMKbtHQtF"
            + "BrUxcoT//////////wIBAgICAKADQwACQH5kbVIhUK8qu8aX5rlJ7TqB0FGC1ZSWnMrGGLieApkZA+8seVhqPiav7f1f8dP4"
            + "t6OGie0m1kmKT8XBWpngGas=";

    public static void main(String[] args) throws Exception {
        KeyAgreement one = KeyAgreement.getInstance("DH");
        one.init(secret("DH", SECRET));
        attempt("early", one::generateSecret);
        one.doPhase(open("DH", OPEN2), true);
        byte[] shared = one.generateSecret();
        show("shared", shared);
        KeyAgreement other = KeyAgreement.getInstance("DiffieHellman");
        other.init(secret("DH", SECRET2));
        System.out.println(other.doPhase(open("DH", OPEN), true));
        byte[] buffer = new byte[80];
        System.out.println(other.generateSecret(buffer, 3) + " " + buffer[2] + " " + Arrays.equals(shared, 0, shared.length, buffer, 3, 3 + shared.length));
        DHPublicKey key = (DHPublicKey) open("DH", OPEN);
        System.out.println(key.getParams().getP().bitLength() + " " + key.getParams().getG() + " " + key.getY().bitLength());
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
