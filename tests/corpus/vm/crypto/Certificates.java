// What is in a certificate, and that it is signed by its own key.
import java.io.ByteArrayInputStream;
import java.security.*;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import javax.security.auth.x500.X500Principal;

public class Certificates {
    static final String CERTIFICATE = "MIICJzCCAZCgAwIBAgIJAJNH1AP9Ur/UMA0GCSqGSIb3DQEBCwUAMDAxCzAJBgNVBAYTAkNaMQ8wDQYDVQQKEwZIZWRkbGUx"
            + "EDAOBgNVBAMTB0V4YW1wbGUwIBcNMjQwMTAxMDAwMDAwWhgPMjEyMzEyMDgwMDAwMDBaMDAxCzAJBgNVBAYTAkNaMQ8wDQYD"
            + "VQQKEwZIZWRkbGUxEDAOBgNVBAMTB0V4YW1wbGUwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBAIY9kcx/4eif/SFLMdsk"
            + "B6Zd0TrjRSuztZ13VDDbXgNbyd6etHFheh/YTL1CdgfydmH3UsyzpX1M4YF/wd7wXS/mH6JP9yDGrfD1kmzeWh9mjt+cF7ZD"
            + "Zes3TdyzSo1EeKNeR2WXjNU64kD0kmHrF2bmuiZB70it1i2JUk3f7wHBAgMBAAGjRzBFMB0GA1UdDgQWBBTkZrRhPZ8dwiHb"
            + "d8ZLTqoZMwXoDTAWBgNVHREEDzANggtleGFtcGxlLm9yZzAMBgNVHRMEBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAGXncaJ0"
            + "e0BIuf/+T8Il2DSVsfQ6nY/8An0W0ncUa0YqO/dZwO5M6YvXfnFE/VUZzXEWtc9PjbHMWac3bseONs9h+MYTjAaP0VZyrRc8"
            + "9G5QoTnyFUfTbvjh9fQic5dl1eDPxuG/at/cNO8cEKBgCQ34fWTvOiLMiv6qVgn0uDOi";
    static final String OTHER = "MIIBNzCB36ADAgECAghdi0iHYHsmwjAKBggqhkjOPQQDAjAQMQ4wDAYDVQQDEwVDdXJ2ZTAgFw0yNDAxMDEwMDAwMDBaGA8y"
            + "MTIzMTIwODAwMDAwMFowEDEOMAwGA1UEAxMFQ3VydmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARXBUZhD/28ru3L9zo6"
            + "dOi/G+gC509AJJKJtRwM5lXaVqGQTCPPMFCjyczWNhLCeNgmLoEslP/sO6ESdKi05n0poyEwHzAdBgNVHQ4EFgQU+zUJH1u3"
            + "aPsvxxf0uouhB0OZEXQwCgYIKoZIzj0EAwIDRwAwRAIgA+uFngjopheIndR4IdV50e1H+hWLJnj8Ix8AMVZ6dVwCIBMT+n71"
            + "Oi4gBhbul6AUUVg5JGOh31goZN//kZHYj0RA";

    public static void main(String[] args) throws Exception {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        X509Certificate certificate = (X509Certificate) factory.generateCertificate(
                new ByteArrayInputStream(Base64.getDecoder().decode(CERTIFICATE)));
        System.out.println(certificate.getSubjectX500Principal() + " " + certificate.getVersion() + " " + certificate.getSigAlgName());
        System.out.println(certificate.getNotBefore().getTime() + " " + certificate.getBasicConstraints());
        System.out.println(certificate.getSubjectAlternativeNames());
        System.out.println(certificate.getIssuerX500Principal().getName(X500Principal.RFC2253));
        System.out.println(new TreeSet<>(certificate.getNonCriticalExtensionOIDs()));
        certificate.verify(certificate.getPublicKey());
        attempt("other key", () -> {
            certificate.verify(factory.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(OTHER))).getPublicKey());
            return "verified";
        });
        certificate.checkValidity(new Date(1800000000000L));
        attempt("too early", () -> {
            certificate.checkValidity(new Date(0));
            return "valid";
        });
        show("print", MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded()));
        attempt("garbage", () -> factory.generateCertificate(new ByteArrayInputStream("no certificate".getBytes())));
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
