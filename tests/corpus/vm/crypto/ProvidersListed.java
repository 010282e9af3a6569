// Providers and what they have.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class ProvidersListed {
    public static void main(String[] args) throws Exception {
        for (Provider provider : Security.getProviders()) {
            System.out.println(provider.getName());
        }
        System.out.println(Security.getProvider("SunJCE").getService("Cipher", "AES").getAlgorithm());
        System.out.println(Security.getProvider("Nobody"));
        try {
            Cipher.getInstance("AES", "Nobody");
        } catch (NoSuchProviderException e) {
            System.out.println(e.getMessage());
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
