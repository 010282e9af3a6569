// As StepRepeated, but the code covers the number of the step.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1
//@ stubs: yes
//@ process: server = StepsNumbered$Server
//@ process: client = StepsNumbered$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class StepsNumbered {
    static final byte[] SEALS = "a shared key: 16".getBytes();
    static final byte[] CODES = "another key: 16.".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                for (int step = 1; step <= 2; step++) {
                    byte[] iv = in.readNBytes(16);
                    byte[] sealed = in.readNBytes(16);
                    if (!Arrays.equals(in.readNBytes(32), code(step, iv, sealed))) {
                        break;
                    }
                    Heddle.end("step " + step, cipher(Cipher.DECRYPT_MODE, iv).doFinal(sealed));
                    socket.getOutputStream().write(step);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                for (int step = 1; step <= 2; step++) {
                    byte[] order = nonce(16);
                    byte[] iv = nonce(16);
                    Heddle.begin("step " + step, order);
                    byte[] sealed = cipher(Cipher.ENCRYPT_MODE, iv).doFinal(order);
                    ByteArrayOutputStream message = new ByteArrayOutputStream();
                    message.writeBytes(iv);
                    message.writeBytes(sealed);
                    message.writeBytes(code(step, iv, sealed));
                    socket.getOutputStream().write(message.toByteArray());
                    if (socket.getInputStream().read() != step) {
                        break;
                    }
                }
            }
        }
    }

    static Cipher cipher(int mode, byte[] iv) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
        cipher.init(mode, new SecretKeySpec(SEALS, "AES"), new IvParameterSpec(iv));
        return cipher;
    }

    static byte[] code(int step, byte[] iv, byte[] sealed) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(CODES, "HmacSHA256"));
        mac.update((byte) step);
        mac.update(iv);
        return mac.doFinal(sealed);
    }

    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
