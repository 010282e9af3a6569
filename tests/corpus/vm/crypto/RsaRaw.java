// RSA without padding, both ways; and what fails.
import java.math.BigInteger;
import java.security.*;
import java.security.spec.*;
import javax.crypto.*;
import java.util.*;

public class RsaRaw {
    public static void main(String[] args) throws Exception {
        Cipher cipher = Cipher.getInstance("RSA/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, open());
        byte[] secret = cipher.doFinal("raw".getBytes());
        show("raw", secret);
        cipher.init(Cipher.DECRYPT_MODE, secret());
        show("back", cipher.doFinal(secret));
        Cipher padded = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        padded.init(Cipher.ENCRYPT_MODE, secret());
        byte[] signed = padded.doFinal("the wrong way".getBytes());
        show("signed", signed);
        padded.init(Cipher.DECRYPT_MODE, open());
        System.out.println(new String(padded.doFinal(signed)));
        padded.init(Cipher.ENCRYPT_MODE, open());
        try {
            padded.doFinal(new byte[100]);
        } catch (IllegalBlockSizeException e) {
            System.out.println(e.getMessage());
        }
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
