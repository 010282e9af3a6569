// A store of kind PKCS12, written and read again, with a wrong password, too.
//@ flags: -Dkeystore.pkcs12.keyPbeIterationCount=10 -Dkeystore.pkcs12.macIterationCount=10 -Dkeystore.pkcs12.certPbeIterationCount=10
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.*;
import java.security.cert.CertificateFactory;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyStoreWritten {
    static final String CERTIFICATE = "MIICJzCCAZCgAwIBAgIJAJNH1AP9Ur/UMA0GCSqGSIb3DQEBCwUAMDAxCzAJBgNVBAYTAkNaMQ8wDQYDVQQKEwZIZWRkbGUx"
            + "EDAOBgNVBAMTB0V4YW1wbGUwIBcNMjQwMTAxMDAwMDAwWhgPMjEyMzEyMDgwMDAwMDBaMDAxCzAJBgNVBAYTAkNaMQ8wDQYD"
            + "VQQKEwZIZWRkbGUxEDAOBgNVBAMTB0V4YW1wbGUwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBAIY9kcx/4eif/SFLMdsk"
            + "B6Zd0TrjRSuztZ13VDDbXgNbyd6etHFheh/YTL1CdgfydmH3UsyzpX1M4YF/wd7wXS/mH6JP9yDGrfD1kmzeWh9mjt+cF7ZD"
            + "Zes3TdyzSo1EeKNeR2WXjNU64kD0kmHrF2bmuiZB70it1i2JUk3f7wHBAgMBAAGjRzBFMB0GA1UdDgQWBBTkZrRhPZ8dwiHb"
            + "d8ZLTqoZMwXoDTAWBgNVHREEDzANggtleGFtcGxlLm9yZzAMBgNVHRMEBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAGXncaJ0"
            + "e0BIuf/+T8Il2DSVsfQ6nY/8An0W0ncUa0YqO/dZwO5M6YvXfnFE/VUZzXEWtc9PjbHMWac3bseONs9h+MYTjAaP0VZyrRc8"
            + "9G5QoTnyFUfTbvjh9fQic5dl1eDPxuG/at/cNO8cEKBgCQ34fWTvOiLMiv6qVgn0uDOi";

    public static void main(String[] args) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        char[] password = "changeit".toCharArray();
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        store.setEntry("key", new KeyStore.SecretKeyEntry(key), new KeyStore.PasswordProtection(password));
        store.setCertificateEntry("peer", CertificateFactory.getInstance("X.509").generateCertificate(
                new ByteArrayInputStream(Base64.getDecoder().decode(CERTIFICATE))));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.store(out, password);
        KeyStore again = KeyStore.getInstance("PKCS12");
        again.load(new ByteArrayInputStream(out.toByteArray()), password);
        System.out.println(new TreeSet<>(Collections.list(again.aliases())));
        System.out.println(again.getKey("key", password).equals(key) + " " + again.isCertificateEntry("key"));
        again.deleteEntry("key");
        System.out.println(again.size());
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
