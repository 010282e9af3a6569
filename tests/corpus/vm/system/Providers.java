// Security providers and services: lookups, own provider, algorithm lists, parameters.
import java.security.*;
import java.util.*;
import javax.crypto.spec.*;

public class Providers {
    public static final class Shout extends MessageDigestSpi {
        private int sum;

        @Override
        protected void engineUpdate(byte b) {
            sum += b & 0xff;
        }

        @Override
        protected void engineUpdate(byte[] b, int off, int len) {
            for (int i = off; i < off + len; i++) engineUpdate(b[i]);
        }

        @Override
        protected byte[] engineDigest() {
            byte[] r = {(byte) (sum >> 8), (byte) sum};
            sum = 0;
            return r;
        }

        @Override
        protected void engineReset() {
            sum = 0;
        }
    }

    static final class Mine extends Provider {
        Mine() {
            super("Mine", "1.0", "sums");
            putService(new Service(this, "MessageDigest", "SUM16", Shout.class.getName(), List.of("SUM"), Map.of()));
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Security.getProvider("SUN") != null ? "SUN present" : "no SUN");
        System.out.println(Security.getAlgorithms("MessageDigest").contains("SHA-256") + " " + Security.getAlgorithms("Cipher").contains("AES") + " " + Security.getAlgorithms("Nope").isEmpty());
        System.out.println(MessageDigest.getInstance("SHA-256").getProvider().getName() + " " + MessageDigest.getInstance("sha-256").getAlgorithm() + " " + MessageDigest.getInstance("SHA").getDigestLength() + " " + MessageDigest.getInstance("2.16.840.1.101.3.4.2.1").getDigestLength());
        int pos = Security.addProvider(new Mine());
        System.out.println((pos > 1) + " " + Security.addProvider(new Mine()) + " " + (Security.getProviders().length >= pos));
        MessageDigest d = MessageDigest.getInstance("SUM16");
        d.update(new byte[] {1, 2, 3});
        System.out.println(HexFormat.of().formatHex(d.digest((byte) 250 > 0 ? new byte[0] : new byte[] {(byte) 250})) + " " + d.getProvider() + " " + MessageDigest.getInstance("SUM", "Mine").getAlgorithm());
        try {
            MessageDigest.getInstance("SHA-256", "Mine");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageDigest.getInstance("SHA-256", "Nobody");
        } catch (NoSuchProviderException e) {
            System.out.println(e.getMessage());
        }
        Security.removeProvider("Mine");
        try {
            MessageDigest.getInstance("SUM16");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        Security.setProperty("my.security.key", "v");
        System.out.println(Security.getProperty("my.security.key") + " " + Security.getProperty("none"));
        AlgorithmParameters ap = AlgorithmParameters.getInstance("AES");
        ap.init(new IvParameterSpec(new byte[16]));
        System.out.println(HexFormat.of().formatHex(ap.getEncoded()) + " " + ap.getParameterSpec(IvParameterSpec.class).getIV().length);
        KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
        try {
            g.initialize(100);
        } catch (InvalidParameterException e) {
            System.out.println("key size refused");
        }
        Permission p = new java.util.PropertyPermission("a.*", "read,write");
        System.out.println(p.implies(new java.util.PropertyPermission("a.b", "read")) + " " + p.implies(new java.util.PropertyPermission("b", "read")) + " " + p.getActions() + " " + new java.io.FilePermission("/tmp/-", "read").implies(new java.io.FilePermission("/tmp/x/y", "read")));
    }
}
