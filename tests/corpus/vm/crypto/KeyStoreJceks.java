// A store of kind JCEKS with a secret key and a chain, written and read.
//@ flags: -Djdk.jceks.iterationCount=10000
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.*;
import java.security.cert.CertificateFactory;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyStoreJceks {
    static final String CERTIFICATE = "MIICJzCCAZCgAwIBAgIJAJNH1AP9Ur/UMA0GCSqGSIb3DQEBCwUAMDAxCzAJBgNVBAYTAkNaMQ8wDQYDVQQKEwZIZWRkbGUx"
            + "EDAOBgNVBAMTB0V4YW1wbGUwIBcNMjQwMTAxMDAwMDAwWhgPMjEyMzEyMDgwMDAwMDBaMDAxCzAJBgNVBAYTAkNaMQ8wDQYD"
            + "VQQKEwZIZWRkbGUxEDAOBgNVBAMTB0V4YW1wbGUwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBAIY9kcx/4eif/SFLMdsk"
            + "B6Zd0TrjRSuztZ13VDDbXgNbyd6etHFheh/YTL1CdgfydmH3UsyzpX1M4YF/wd7wXS/mH6JP9yDGrfD1kmzeWh9mjt+cF7ZD"
            + "Zes3TdyzSo1EeKNeR2WXjNU64kD0kmHrF2bmuiZB70it1i2JUk3f7wHBAgMBAAGjRzBFMB0GA1UdDgQWBBTkZrRhPZ8dwiHb"
            + "d8ZLTqoZMwXoDTAWBgNVHREEDzANggtleGFtcGxlLm9yZzAMBgNVHRMEBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAGXncaJ0"
            + "e0BIuf/+T8Il2DSVsfQ6nY/8An0W0ncUa0YqO/dZwO5M6YvXfnFE/VUZzXEWtc9PjbHMWac3bseONs9h+MYTjAaP0VZyrRc8"
            + "9G5QoTnyFUfTbvjh9fQic5dl1eDPxuG/at/cNO8cEKBgCQ34fWTvOiLMiv6qVgn0uDOi";

    public static void main(String[] args) throws Exception {
        KeyStore store = KeyStore.getInstance("JCEKS");
        store.load(null, null);
        char[] password = "changeit".toCharArray();
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        store.setKeyEntry("key", key, password, null);
        store.setCertificateEntry("other", CertificateFactory.getInstance("X.509").generateCertificate(
                new ByteArrayInputStream(Base64.getDecoder().decode(CERTIFICATE))));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.store(out, password);
        KeyStore again = KeyStore.getInstance("JCEKS");
        again.load(new ByteArrayInputStream(out.toByteArray()), password);
        System.out.println(new TreeSet<>(Collections.list(again.aliases())) + " " + again.getKey("key", password).equals(key));
        attempt("password of a key", () -> {
            try {
                return again.getKey("key", "wrong".toCharArray());
            } catch (UnrecoverableKeyException e) {
                // The salt is random: once in a while the padding is right, and what is in it is not.
                return "refused";
            }
        });
        attempt("password", () -> {
            again.load(new ByteArrayInputStream(out.toByteArray()), "wrong".toCharArray());
            return "read";
        });
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
