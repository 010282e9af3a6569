// A signed object is verified, and its content comes back.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SignedObjects {
    static final String SECRET = "MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBAK+xqPNIdYIbhyvtxXt741fScAeZIolPGJY5jxLjleWILR4D"
            + "riQJP9mV4igFtLQBiVUGLpOiqQVan3+bZ04h7yYGH0aozEPqQl5ROAPvyIjUnQmn6BzTeFqCJSEDhkaA+JB4ZDutcdY4HXlU"
            + "714cEZK28w1ttATBj8p42kWibyTLAgMBAAECgYAcTwmZnCzljYlGcxBP05K6XXuUQytaaSEytgwvOfZhaS4D2Qn1Cnx8PaHs"
            + "BZyr0wI4GJU7+oiLW/e5Iua5Tc8aJ3mbg2FfroQFT5hyqxozRD7Z08govGM5SaK3VcA0Tae/XhDPw2ntr5ySgrSYID8/paap"
            + "875TGWUKs818+9P3IQJBAO/Kt/M4NvckELIHUdKPRN5Ccfvh0haocXFeggDGOqfdgJjPgn9YETDSp1ec4udo3ZtOTBVhbxU7"
            + "20Rjg9G2Y5sCQQC7kc/se9q4cN8jhgJcp7dyMX2L9ZFYPoo6xecTDYKSA+72tnMk5U4R+i0nQqeRBknqRNGDb7qR7HIpjtPi"
            + "js6RAkAaSf5K0wHrrG+MJRNKY1yohV5bwBE5XLQ7OqJEFXd+yeD8X9utvGj+Eko4Z8HUnwGUskvTGECGcm6Cm+pqxnU7AkAL"
            + "SDv/d3uyeGeTlW3y8Muh/MQWdRDnA+wAmQLLLJbb/YyUHmlSoNBPWIL6x5GYsY4knzsS8teAC37abRLln71hAkEAk8R76aNX"
            + "H+iHYnbj2hriPfFv5ZrIiLnJtFe3b4SzT9B4DS8PIJNLAtkQA7HUbSE+6CyeuwEBT2lUGeGmZUXqFg==";
    static final String OPEN = "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCvsajzSHWCG4cr7cV7e+NX0nAHmSKJTxiWOY8S45XliC0eA64kCT/ZleIo"
            + "BbS0AYlVBi6ToqkFWp9/m2dOIe8mBh9GqMxD6kJeUTgD78iI1J0Jp+gc03hagiUhA4ZGgPiQeGQ7rXHWOB15VO9eHBGStvMN"
            + "bbQEwY/KeNpFom8kywIDAQAB";

    public static void main(String[] args) throws Exception {
        SignedObject signed = new SignedObject(new ArrayList<>(List.of(1, 2, 3)), secret("RSA", SECRET), Signature.getInstance("SHA256withRSA"));
        System.out.println(signed.verify(open("RSA", OPEN), Signature.getInstance("SHA256withRSA")));
        System.out.println(signed.getObject() + " " + signed.getAlgorithm());
        show("signature", Arrays.copyOf(signed.getSignature(), 8));
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
