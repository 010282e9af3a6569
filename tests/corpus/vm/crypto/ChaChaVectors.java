// ChaCha20 and ChaCha20-Poly1305.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class ChaChaVectors {
    public static void main(String[] args) throws Exception {
        byte[] key = new byte[32];
        byte[] nonce = new byte[12];
        for (int i = 0; i < 32; i++) {
            key[i] = (byte) i;
        }
        Cipher stream = Cipher.getInstance("ChaCha20");
        stream.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "ChaCha20"), new ChaCha20ParameterSpec(nonce, 1));
        show("stream", stream.doFinal(new byte[70]));
        Cipher sealed = Cipher.getInstance("ChaCha20-Poly1305");
        sealed.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "ChaCha20"), new IvParameterSpec(nonce));
        sealed.updateAAD("aad".getBytes());
        show("sealed", sealed.doFinal("Ladies and Gentlemen".getBytes()));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
