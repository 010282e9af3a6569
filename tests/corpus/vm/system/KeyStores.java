// KeyStore PKCS12 in memory: secret keys, certificates, passwords; parsing a fixed X.509 certificate.
//@ flags: -Dkeystore.pkcs12.macIterationCount=20 -Dkeystore.pkcs12.certPbeIterationCount=20 -Dkeystore.pkcs12.keyPbeIterationCount=20
import java.io.*;
import java.security.*;
import java.security.cert.*;
import java.util.*;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

public class KeyStores {
    static final String CERT = """
            -----BEGIN CERTIFICATE-----
            MIICQzCCAaygAwIBAgIIXG85Btm2MDwwDQYJKoZIhvcNAQELBQAwRTELMAkGA1UE
            BhMCU0UxEDAOBgNVBAoTB0V4YW1wbGUxDjAMBgNVBAsTBVRlc3RzMRQwEgYDVQQD
            EwtDb3JwdXMgRGVtbzAgFw0yMDAxMDEwMDAwMDBaGA8yMTE5MTIwODAwMDAwMFow
            RTELMAkGA1UEBhMCU0UxEDAOBgNVBAoTB0V4YW1wbGUxDjAMBgNVBAsTBVRlc3Rz
            MRQwEgYDVQQDEwtDb3JwdXMgRGVtbzCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkC
            gYEAqUF0r15dVZxN+qBz5B9W6Sjdn9eNNpejKjk7oXYfKKgw7rQCpYCPSpbGk9nu
            rj/0GKefBKIl4B+SfVSdEx+YNmqU/DVBF1R0PWH9gWDTvVPcEiR+66FFGyYA3NET
            FQi2OjuAsxDJd4Z9b7T3HJ63HJjeKAqk+kp96aNJSLzjT18CAwEAAaM6MDgwHQYD
            VR0OBBYEFPke0HBRL675lEJDAwJOCh+qKcP1MBcGA1UdEQQQMA6CDGRlbW8uZXhh
            bXBsZTANBgkqhkiG9w0BAQsFAAOBgQBntBdwjyduUYgKG2CxikY+q/6RQWfwZ3lX
            0Ksp7tzer+/MiZzE+K4H1LvsK+ZPXCfwNLU/n4w5A0e2rZJhKBeXFmtVzNrhwZ3c
            gSwe14FCF14gAYZ7YN+uZFnQ3IXuIYy8unN56g2qAXe7hOGQtD5N/Ct3fDKrERZS
            scrZKX0ZJQ==
            -----END CERTIFICATE-----
            """;

    public static void main(String[] args) throws Exception {
        X509Certificate c = (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(CERT.getBytes()));
        System.out.println(c.getSubjectX500Principal() + " | " + c.getIssuerX500Principal().equals(c.getSubjectX500Principal()) + " | " + c.getSerialNumber().toString(16) + " | " + c.getNotBefore().toInstant() + " | " + c.getNotAfter().toInstant() + " | " + c.getSigAlgName() + " v" + c.getVersion() + " | " + c.getPublicKey().getAlgorithm() + " | " + c.getSubjectAlternativeNames() + " | " + c.getBasicConstraints() + " | " + new TreeSet<>(c.getNonCriticalExtensionOIDs()));
        c.verify(c.getPublicKey());
        c.checkValidity(Date.from(java.time.Instant.parse("2030-01-01T00:00:00Z")));
        try {
            c.checkValidity(new Date(0));
        } catch (CertificateNotYetValidException e) {
            System.out.println("not yet valid");
        }
        System.out.println(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(c.getEncoded())));
        KeyStore ks = KeyStore.getInstance("PKCS12");
        ks.load(null, null);
        char[] pw = "changeit".toCharArray();
        SecretKey sk = new SecretKeySpec(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, "AES");
        ks.setEntry("secret", new KeyStore.SecretKeyEntry(sk), new KeyStore.PasswordProtection(pw));
        ks.setCertificateEntry("trusted", c);
        System.out.println(ks.size() + " " + ks.isKeyEntry("secret") + ks.isCertificateEntry("trusted") + " " + ks.containsAlias("none") + " " + ks.getCertificateAlias(c) + " " + new TreeSet<>(Collections.list(ks.aliases())) + " " + ks.getType());
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        ks.store(o, pw);
        KeyStore back = KeyStore.getInstance("PKCS12");
        back.load(new ByteArrayInputStream(o.toByteArray()), pw);
        System.out.println(back.size() + " " + Arrays.equals(back.getKey("secret", pw).getEncoded(), sk.getEncoded()) + " " + back.getCertificate("trusted").equals(c) + " " + back.getKey("none", pw));
        try {
            KeyStore bad = KeyStore.getInstance("PKCS12");
            bad.load(new ByteArrayInputStream(o.toByteArray()), "wrong".toCharArray());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        back.deleteEntry("secret");
        System.out.println(Collections.list(back.aliases()));
        try {
            KeyStore.getInstance("PKCS12").size();
        } catch (KeyStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            KeyStore.getInstance("NOPE");
        } catch (KeyStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream("junk".getBytes()));
        } catch (CertificateException e) {
            System.out.println("no certificate");
        }
    }
}
