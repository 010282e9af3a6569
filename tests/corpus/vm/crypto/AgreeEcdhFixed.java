// Two fixed pairs over P-256 agree on the same secret from both sides.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreeEcdhFixed {
    static final String SECRET = "MEECAQAwEwYHKoZIzj0CAQYIKoZIzj0DAQcEJzAlAgEBBCCJk94Z2DRZwAIu6KoApSrg9G7jKFj42upXnWrq029aBQ==";
    static final String OPEN = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEebiFORw0BpmxL27WR5UAIfvBWwqxaErN+z/SljIhxdDcJXr8ZztmLT2uJg1h"
            + "p3ak4+WIoPtV9RkeyTGaefnoVQ==";
    static final String SECRET2 = "MEECAQAwEwYHKoZIzj0CAQYIKoZIzj0DAQcEJzAlAgEBBCBSk7cXrYZ82YDv+RrLS/oqMppRw19yDAdawLDIjO044A==";
    static final String OPEN2 = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEWG9caXGlPJHtf5aUYeDRvvchndMubBoTR2YesWhhL09wYnhibKxyn+OaJ5d9"
            + "qwG3IMMtYIQ+tiLilw+4bN7hyg==";

    public static void main(String[] args) throws Exception {
        byte[] one = agree(secret("EC", SECRET), open("EC", OPEN2));
        byte[] other = agree(secret("EC", SECRET2), open("EC", OPEN));
        show("one", one);
        System.out.println(Arrays.equals(one, other));
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }

    static byte[] agree(PrivateKey mine, PublicKey theirs) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(mine);
        agreement.doPhase(theirs, true);
        return agreement.generateSecret();
    }
}
