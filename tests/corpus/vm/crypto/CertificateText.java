// A certificate between lines of BEGIN and END, and several in one stream.
import java.io.ByteArrayInputStream;
import java.security.*;
import java.security.cert.CertPath;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CertificateText {
    static final String CERTIFICATE = "MIIBNzCB36ADAgECAghdi0iHYHsmwjAKBggqhkjOPQQDAjAQMQ4wDAYDVQQDEwVDdXJ2ZTAgFw0yNDAxMDEwMDAwMDBaGA8y"
            + "MTIzMTIwODAwMDAwMFowEDEOMAwGA1UEAxMFQ3VydmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARXBUZhD/28ru3L9zo6"
            + "dOi/G+gC509AJJKJtRwM5lXaVqGQTCPPMFCjyczWNhLCeNgmLoEslP/sO6ESdKi05n0poyEwHzAdBgNVHQ4EFgQU+zUJH1u3"
            + "aPsvxxf0uouhB0OZEXQwCgYIKoZIzj0EAwIDRwAwRAIgA+uFngjopheIndR4IdV50e1H+hWLJnj8Ix8AMVZ6dVwCIBMT+n71"
            + "Oi4gBhbul6AUUVg5JGOh31goZN//kZHYj0RA";

    public static void main(String[] args) throws Exception {
        String text = "-----BEGIN CERTIFICATE-----\n" + Base64.getMimeEncoder().encodeToString(Base64.getDecoder().decode(CERTIFICATE))
                + "\n-----END CERTIFICATE-----\n";
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        Collection<? extends Certificate> all = factory.generateCertificates(new ByteArrayInputStream((text + text).getBytes()));
        System.out.println(all.size() + " " + new HashSet<Certificate>(all).size());
        CertPath path = factory.generateCertPath(List.copyOf(all).subList(0, 1));
        System.out.println(path.getType() + " " + path.getCertificates().size());
        show("path", MessageDigest.getInstance("SHA-1").digest(path.getEncoded("PkiPath")));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
