// A provider of the program's own is found before others, and can be taken away again.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ProviderServices {
    public static void main(String[] args) throws Exception {
        Provider own = new Provider("Own", "1.0", "A provider for this case") {
        };
        own.put("MessageDigest.SUM", Sum.class.getName());
        own.put("Alg.Alias.MessageDigest.ADD", "SUM");
        System.out.println(Security.insertProviderAt(own, 1));
        MessageDigest digest = MessageDigest.getInstance("add");
        show(digest.getAlgorithm() + " " + digest.getProvider(), digest.digest(new byte[] {1, 2, 3}));
        System.out.println(own.getService("MessageDigest", "SUM").getClassName() + " " + own.getServices().size());
        Security.removeProvider("Own");
        attempt("gone", () -> MessageDigest.getInstance("SUM"));
        System.out.println(Security.getAlgorithms("MessageDigest").contains("SHA-256"));
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

    public static class Sum extends MessageDigestSpi {
        private byte sum;

        @Override
        protected void engineUpdate(byte input) {
            sum += input;
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int length) {
            for (int i = 0; i < length; i++) {
                sum += input[offset + i];
            }
        }

        @Override
        protected byte[] engineDigest() {
            return new byte[] {sum};
        }

        @Override
        protected void engineReset() {
            sum = 0;
        }
    }
}
