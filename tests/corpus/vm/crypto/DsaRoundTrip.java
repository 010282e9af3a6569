// What is signed with DSA verifies, and nothing else does.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DsaRoundTrip {
    static final String SECRET = "MIIBTAIBADCCASwGByqGSM44BAEwggEfAoGBAP1/U4EddRIpUt9KnC7s5Of2EbdSPO9EAMMeP4C2USZpRV1AIlH7WT2NWPq/"
            + "xfW6MPbLm1Vs14E7gB00b/JmYLdrmVClpJ+f6AR7ECLCT7up1/63xhv4O1fnxqimFQ8E+4P208UewwI1VBNaFpEy9nXzrith"
            + "1yrv8iIDGZ3RSAHHAhUAl2BQjxUjC8yykrmCouuEC/BYHPUCgYEA9+GghdabPd7LvKtcNrhXuXmUr7v6OuqC+VdMCz0HgmdR"
            + "WVeOutRZT+ZxBxCBgLRJFnEj6EwoFhO3zwkyjMim4TwWeotUfI0o4KOuHiuzpnWRbqN/C/ohNWLx+2J6ASQ7zKTxvqhRkImo"
            + "g9/hWuWfBpKLZl6Ae1UlZAFMO/7PSSoEFwIVAIZO2R7lcSCmxtD8HoMUZx8YEKHC";
    static final String OPEN = "MIIBuDCCASwGByqGSM44BAEwggEfAoGBAP1/U4EddRIpUt9KnC7s5Of2EbdSPO9EAMMeP4C2USZpRV1AIlH7WT2NWPq/xfW6"
            + "MPbLm1Vs14E7gB00b/JmYLdrmVClpJ+f6AR7ECLCT7up1/63xhv4O1fnxqimFQ8E+4P208UewwI1VBNaFpEy9nXzrith1yrv"
            + "8iIDGZ3RSAHHAhUAl2BQjxUjC8yykrmCouuEC/BYHPUCgYEA9+GghdabPd7LvKtcNrhXuXmUr7v6OuqC+VdMCz0HgmdRWVeO"
            + "utRZT+ZxBxCBgLRJFnEj6EwoFhO3zwkyjMim4TwWeotUfI0o4KOuHiuzpnWRbqN/C/ohNWLx+2J6ASQ7zKTxvqhRkImog9/h"
            + "WuWfBpKLZl6Ae1UlZAFMO/7PSSoDgYUAAoGBAJVZnndeSxHAtIHWz5HgCOaWfigHX25MT1wQNguEDHuSg49wnFdQ5Onwi9oU"
            + "aKCh2AAY8G+nfzQh6TiFj3a3R+XBdcsXvlhXgHMWGp1MZCH5U7clYoONhLE4lqx2CCucNpD5oZW+hNujpy0W8O6LFTthstU8"
            + "QW1QP/CnGLODMbZm";

    public static void main(String[] args) throws Exception {
        Signature signature = Signature.getInstance("SHA256withDSA");
        signature.initSign(secret("DSA", SECRET));
        signature.update("a".getBytes());
        byte[] signed = signature.sign();
        signature.initVerify(open("DSA", OPEN));
        signature.update("a".getBytes());
        System.out.println(signature.verify(signed));
        signature.update("b".getBytes());
        System.out.println(signature.verify(signed));
        attempt("no signature", () -> signature.verify(new byte[5]));
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
