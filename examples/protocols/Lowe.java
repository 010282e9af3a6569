// Lowe's attack by hand: the adversary is I, whom A calls, and talks to B as A.
import heddle.Adversary;
import java.util.Arrays;
import javax.crypto.Cipher;

public class Lowe {
    public static void main(String[] args) throws Exception {
        int alice = Adversary.accept();
        int bob = Adversary.connect(NeedhamSchroeder.PORT);
        byte[] first = opened(Adversary.take(alice));
        Adversary.send(bob, sealed("B", first));
        Adversary.send(alice, Adversary.take(bob));
        byte[] last = opened(Adversary.take(alice));
        Adversary.send(bob, sealed("B", last));
    }

    /** What a message says that is for I: four bytes of length, then the secret. */
    static byte[] opened(byte[] message) throws Exception {
        byte[] secret = Arrays.copyOfRange(message, 4, message.length);
        return NeedhamSchroeder.cipher(Cipher.DECRYPT_MODE, NeedhamSchroeder.keys("I").getPrivate()).doFinal(secret);
    }

    static byte[] sealed(String to, byte[] plain) throws Exception {
        Cipher cipher = NeedhamSchroeder.cipher(Cipher.ENCRYPT_MODE, NeedhamSchroeder.keys(to).getPublic());
        byte[] secret = cipher.doFinal(plain);
        byte[] message = Arrays.copyOf(new byte[] {0, 0, 0, (byte) secret.length}, 4 + secret.length);
        System.arraycopy(secret, 0, message, 4, secret.length);
        return message;
    }
}
