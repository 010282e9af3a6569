// X25519 with fixed keys: the secret of RFC 7748.
import java.math.BigInteger;
import java.security.*;
import java.security.spec.*;
import javax.crypto.*;
import java.util.*;

public class AgreeFixed {
    public static void main(String[] args) throws Exception {
        NamedParameterSpec curve = NamedParameterSpec.X25519;
        KeyFactory factory = KeyFactory.getInstance("X25519");
        byte[] mine = HexFormat.of().parseHex("77076d0a7318a57d3c16c17251b26645" + "df4a1f1e8b1b5d8d5f5e5f5e5f5e5f5e");
        byte[] theirs = HexFormat.of().parseHex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
        byte[] swapped = new byte[32];
        for (int i = 0; i < 32; i++) {
            swapped[i] = theirs[31 - i];
        }
        PrivateKey secret = factory.generatePrivate(new XECPrivateKeySpec(curve, mine));
        PublicKey open = factory.generatePublic(new XECPublicKeySpec(curve, new BigInteger(1, swapped)));
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(secret);
        agreement.doPhase(open, true);
        show("secret", agreement.generateSecret());
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
