// Both sides make keys for one session, and the key that signs becomes known when the client is done. It opens nothing of what
// was recorded: the keys of the session were never sent.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1
//@ stubs: yes
//@ process: server = ForwardSecrecy$Server
//@ process: client = ForwardSecrecy$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ForwardSecrecy {
    static final String SIGNER = "MC4CAQAwBQYDK2VwBCIEIMjNRDXL/el3mQbBRtWC9xqYG6ybZohd8/gfl3rk9Lw/";
    static final String VERIFIER = "MCowBQYDK2VwAyEAATcIWHocYauTiEqVNfyYIcZeb80XAHUC6XdCNvM3yqo=";

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    KeyPairGenerator generator = KeyPairGenerator.getInstance("X25519");
                    KeyPair pair = generator.generateKeyPair();
                    byte[] open = pair.getPublic().getEncoded();
                    send(socket, open, sign(open));
                    byte[] theirs = read(socket, 44);
                    byte[] sealed = read(socket, 32);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                KeyPairGenerator generator = KeyPairGenerator.getInstance("X25519");
                KeyPair pair = generator.generateKeyPair();
                byte[] open = read(socket, 44);
                if (open.length == 44 && verify(read(socket, 64), open)) {
                    byte[] key = agree(pair.getPrivate(), open);
                    byte[] secret = nonce();
                    Heddle.secret(secret, "secret");
                    send(socket, pair.getPublic().getEncoded(), aes(Cipher.ENCRYPT_MODE, key, secret));
                    Heddle.leak(secret(SIGNER));
                }
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

    static byte[] sign(byte[]... data) throws Exception {
        Signature signature = Signature.getInstance("Ed25519");
        signature.initSign(secret(SIGNER));
        signature.update(join(data));
        return signature.sign();
    }

    static boolean verify(byte[] signed, byte[]... data) throws Exception {
        Signature signature = Signature.getInstance("Ed25519");
        signature.initVerify(open(VERIFIER));
        signature.update(join(data));
        return signature.verify(signed);
    }

    static byte[] agree(PrivateKey mine, byte[] theirs) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(mine);
        agreement.doPhase(KeyFactory.getInstance("X25519").generatePublic(new X509EncodedKeySpec(theirs)), true);
        return agreement.generateSecret();
    }

    static PrivateKey secret(String text) throws Exception {
        return KeyFactory.getInstance("Ed25519").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String text) throws Exception {
        return KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
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
