// A secret is sent with a signature, which hides nothing.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = SignedIsNotSecret$Server
//@ process: client = SignedIsNotSecret$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SignedIsNotSecret {
    static final String SIGNER = "MC4CAQAwBQYDK2VwBCIEIMjNRDXL/el3mQbBRtWC9xqYG6ybZohd8/gfl3rk9Lw/";

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] signed = read(socket, 80);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce();
                Heddle.secret(secret, "secret");
                send(socket, secret, sign(secret));
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] sign(byte[]... data) throws Exception {
        Signature signature = Signature.getInstance("Ed25519");
        signature.initSign(secret(SIGNER));
        signature.update(join(data));
        return signature.sign();
    }

    static PrivateKey secret(String text) throws Exception {
        return KeyFactory.getInstance("Ed25519").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
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
