// The server sends its public key, and the client uses whatever comes: the adversary sends a key of its own,
// and can open what the client encrypts for it.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = KeyFromServer$Server
//@ process: client = KeyFromServer$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyFromServer {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    KeyPairGenerator generator = KeyPairGenerator.getInstance("X25519");
                    KeyPair pair = generator.generateKeyPair();
                    send(socket, pair.getPublic().getEncoded());
                    byte[] theirs = read(socket, 44);
                    byte[] key = agree(pair.getPrivate(), theirs);
                    byte[] secret = aes(Cipher.DECRYPT_MODE, key, read(socket, 32));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                KeyPairGenerator generator = KeyPairGenerator.getInstance("X25519");
                KeyPair pair = generator.generateKeyPair();
                byte[] key = agree(pair.getPrivate(), read(socket, 44));
                byte[] secret = nonce();
                Heddle.secret(secret, "secret");
                send(socket, pair.getPublic().getEncoded(), aes(Cipher.ENCRYPT_MODE, key, secret));
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] aes(int mode, byte[] key, byte[] data) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(mode, new SecretKeySpec(key, 0, 16, "AES"), new IvParameterSpec(new byte[16]));
        return cipher.doFinal(data);
    }

    static byte[] agree(PrivateKey mine, byte[] theirs) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(mine);
        agreement.doPhase(KeyFactory.getInstance("X25519").generatePublic(new X509EncodedKeySpec(theirs)), true);
        return agreement.generateSecret();
    }

    static void send(Socket socket, byte[]... parts) throws IOException {
        socket.getOutputStream().write(join(parts));
    }

    static byte[] read(Socket socket, int length) throws IOException {
        return socket.getInputStream().readNBytes(length);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
