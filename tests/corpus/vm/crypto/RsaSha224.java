// SHA224withRSA with a fixed key: signature and verification.
import java.math.BigInteger;
import java.security.*;
import java.security.spec.*;
import javax.crypto.*;
import java.util.*;

public class RsaSha224 {
    public static void main(String[] args) throws Exception {
        Signature signer = Signature.getInstance("SHA224withRSA");
        signer.initSign(secret());
        signer.update("a signed text".getBytes());
        byte[] signature = signer.sign();
        show("signature", signature);
        signer.initVerify(open());
        signer.update("a signed text".getBytes());
        System.out.println(signer.verify(signature));
        signer.update("a signed test".getBytes());
        System.out.println(signer.verify(signature));
        signature[5] ^= 1;
        signer.update("a signed text".getBytes());
        System.out.println(signer.verify(signature));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }

    static final BigInteger N = new BigInteger("a5e5fadda52c7ddbd0dec2e45f62a1901eda393fd9c99363b6a9618f21a1e941"
            + "c723558765b0a0dba2e1c963eb7b323e4f18322eb24df12da1d7abaffc4880f9", 16);
    static final BigInteger D = new BigInteger("31f058e3ffa4b4fe4691c7f916fd89c4e884a85720281dc616664687df87edbe"
            + "f3201a62df106ae14345da18bc10b5bce45b4dd4f04dad20e2200325b99a981", 16);

    static PrivateKey secret() throws Exception {
        return KeyFactory.getInstance("RSA").generatePrivate(new RSAPrivateKeySpec(N, D));
    }

    static PublicKey open() throws Exception {
        return KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(N, BigInteger.valueOf(65537)));
    }
}
