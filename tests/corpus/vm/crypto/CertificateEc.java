// A certificate over a curve is verified with its own key.
import java.io.ByteArrayInputStream;
import java.security.*;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CertificateEc {
    static final String CERTIFICATE = "MIIBNzCB36ADAgECAghdi0iHYHsmwjAKBggqhkjOPQQDAjAQMQ4wDAYDVQQDEwVDdXJ2ZTAgFw0yNDAxMDEwMDAwMDBaGA8y"
            + "MTIzMTIwODAwMDAwMFowEDEOMAwGA1UEAxMFQ3VydmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARXBUZhD/28ru3L9zo6"
            + "dOi/G+gC509AJJKJtRwM5lXaVqGQTCPPMFCjyczWNhLCeNgmLoEslP/sO6ESdKi05n0poyEwHzAdBgNVHQ4EFgQU+zUJH1u3"
            + "aPsvxxf0uouhB0OZEXQwCgYIKoZIzj0EAwIDRwAwRAIgA+uFngjopheIndR4IdV50e1H+hWLJnj8Ix8AMVZ6dVwCIBMT+n71"
            + "Oi4gBhbul6AUUVg5JGOh31goZN//kZHYj0RA";

    public static void main(String[] args) throws Exception {
        X509Certificate certificate = (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(
                new ByteArrayInputStream(Base64.getDecoder().decode(CERTIFICATE)));
        certificate.verify(certificate.getPublicKey());
        System.out.println(certificate.getSubjectX500Principal() + " " + certificate.getSigAlgName() + " " + certificate.getPublicKey().getAlgorithm());
        System.out.println(certificate.getKeyUsage() == null);
        show("tbs", MessageDigest.getInstance("SHA-256").digest(certificate.getTBSCertificate()));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
