// A store of kind JKS with a private key and its certificate, written and read.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.*;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyStoreJks {
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
    static final String CERTIFICATE = "MIICJzCCAZCgAwIBAgIJAJNH1AP9Ur/UMA0GCSqGSIb3DQEBCwUAMDAxCzAJBgNVBAYTAkNaMQ8wDQYDVQQKEwZIZWRkbGUx"
            + "EDAOBgNVBAMTB0V4YW1wbGUwIBcNMjQwMTAxMDAwMDAwWhgPMjEyMzEyMDgwMDAwMDBaMDAxCzAJBgNVBAYTAkNaMQ8wDQYD"
            + "VQQKEwZIZWRkbGUxEDAOBgNVBAMTB0V4YW1wbGUwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBAIY9kcx/4eif/SFLMdsk"
            + "B6Zd0TrjRSuztZ13VDDbXgNbyd6etHFheh/YTL1CdgfydmH3UsyzpX1M4YF/wd7wXS/mH6JP9yDGrfD1kmzeWh9mjt+cF7ZD"
            + "Zes3TdyzSo1EeKNeR2WXjNU64kD0kmHrF2bmuiZB70it1i2JUk3f7wHBAgMBAAGjRzBFMB0GA1UdDgQWBBTkZrRhPZ8dwiHb"
            + "d8ZLTqoZMwXoDTAWBgNVHREEDzANggtleGFtcGxlLm9yZzAMBgNVHRMEBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAGXncaJ0"
            + "e0BIuf/+T8Il2DSVsfQ6nY/8An0W0ncUa0YqO/dZwO5M6YvXfnFE/VUZzXEWtc9PjbHMWac3bseONs9h+MYTjAaP0VZyrRc8"
            + "9G5QoTnyFUfTbvjh9fQic5dl1eDPxuG/at/cNO8cEKBgCQ34fWTvOiLMiv6qVgn0uDOi";

    public static void main(String[] args) throws Exception {
        KeyStore store = KeyStore.getInstance("JKS");
        store.load(null, null);
        char[] password = "changeit".toCharArray();
        Certificate certificate = CertificateFactory.getInstance("X.509").generateCertificate(
                new ByteArrayInputStream(Base64.getDecoder().decode(CERTIFICATE)));
        store.setKeyEntry("Mine", secret("RSA", SECRET), password, new Certificate[] {certificate});
        attempt("secret", () -> {
            store.setKeyEntry("s", new SecretKeySpec(new byte[16], "AES"), password, null);
            return "taken";
        });
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.store(out, password);
        KeyStore again = KeyStore.getInstance("JKS");
        again.load(new ByteArrayInputStream(out.toByteArray()), password);
        System.out.println(again.size() + " " + again.isKeyEntry("mine") + " " + again.getCertificateChain("mine").length);
        System.out.println(again.getKey("mine", password).equals(secret("RSA", SECRET)) + " " + again.getCertificateAlias(certificate));
        attempt("password", () -> {
            again.load(new ByteArrayInputStream(out.toByteArray()), "wrong".toCharArray());
            return "read";
        });
        attempt("damaged", () -> {
            again.load(new ByteArrayInputStream(new byte[30]), password);
            return "read";
        });
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
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
