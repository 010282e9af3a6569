// What is in the keys of a curve.
import java.security.*;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class EcKeys {
    static final String SECRET = "MEECAQAwEwYHKoZIzj0CAQYIKoZIzj0DAQcEJzAlAgEBBCCJk94Z2DRZwAIu6KoApSrg9G7jKFj42upXnWrq029aBQ==";
    static final String OPEN = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEebiFORw0BpmxL27WR5UAIfvBWwqxaErN+z/SljIhxdDcJXr8ZztmLT2uJg1h"
            + "p3ak4+WIoPtV9RkeyTGaefnoVQ==";

    public static void main(String[] args) throws Exception {
        ECPublicKey open = (ECPublicKey) open("EC", OPEN);
        ECPrivateKey secret = (ECPrivateKey) secret("EC", SECRET);
        System.out.println(open.getW().getAffineX().toString(16));
        System.out.println(open.getW().getAffineY().toString(16));
        System.out.println(secret.getS().toString(16));
        System.out.println(open.getParams().getOrder() + " " + open.getParams().getCofactor());
        System.out.println(open.getParams().getCurve().getField().getFieldSize() + " " + open.getFormat() + " " + secret.getFormat());
        PublicKey again = KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(open.getW(), open.getParams()));
        System.out.println(again.equals(open) + " " + (again.hashCode() == open.hashCode()));
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec("secp256r1"));
        show("curve", parameters.getEncoded());
        System.out.println(parameters.getParameterSpec(ECGenParameterSpec.class).getName());
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
}
