// Parameters of algorithms, and their encodings.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class Parameters {
    public static void main(String[] args) throws Exception {
        AlgorithmParameters aes = AlgorithmParameters.getInstance("AES");
        aes.init(new IvParameterSpec("abcdefghijklmnop".getBytes()));
        show("AES", aes.getEncoded());
        AlgorithmParameters gcm = AlgorithmParameters.getInstance("GCM");
        gcm.init(new GCMParameterSpec(128, "twelve bytes".getBytes()));
        show("GCM", gcm.getEncoded());
        AlgorithmParameters copy = AlgorithmParameters.getInstance("GCM");
        copy.init(gcm.getEncoded());
        System.out.println(copy.getParameterSpec(GCMParameterSpec.class).getTLen());
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
