// A secret in a sealed object is read only by who has the key.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1
//@ stubs: yes
//@ process: server = ObjectSealed$Server
//@ process: client = ObjectSealed$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ObjectSealed {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    SealedObject message = (SealedObject) new ObjectInputStream(socket.getInputStream()).readObject();
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce();
                Heddle.secret(secret, "secret");
                Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(SHARED, "AES"));
                ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream());
                out.writeObject(new SealedObject(secret, cipher));
                out.flush();
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
