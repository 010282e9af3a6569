// Signatures that java made with DSA, verified with both hashes, and refused when altered.
import java.security.*;
import java.security.interfaces.DSAPrivateKey;
import java.security.interfaces.DSAPublicKey;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DsaFixed {
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
    static final String SIGNED = "MCwCFGVNdNYJ3BaEShCZXvK7KFb9vCeTAhQRcjCov/efc4ot1ZJx688hJ57oRA==";
    static final String SIGNED1 = "MCwCFEbx8h6Ihw5nLd/PBagIiR6FrySCAhRUJCc8joorR3yvMXgkDVylAQ9KXQ==";

    public static void main(String[] args) throws Exception {
        for (String[] it : new String[][] {{"SHA256withDSA", SIGNED}, {"SHA1withDSA", SIGNED1}, {"SHA1withDSA", SIGNED}}) {
            Signature signature = Signature.getInstance(it[0]);
            signature.initVerify(open("DSA", OPEN));
            signature.update("message".getBytes());
            System.out.println(it[0] + " " + signature.verify(Base64.getDecoder().decode(it[1])));
        }
        DSAPublicKey open = (DSAPublicKey) open("DSA", OPEN);
        DSAPrivateKey secret = (DSAPrivateKey) secret("DSA", SECRET);
        System.out.println(open.getParams().getP().bitLength() + " " + open.getParams().getQ().bitLength());
        System.out.println(open.getParams().getG().modPow(secret.getX(), open.getParams().getP()).equals(open.getY()));
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
    }
}
