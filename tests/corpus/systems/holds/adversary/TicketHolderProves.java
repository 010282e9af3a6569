// As TicketIsEnough, but whoever shows a ticket proves with the key in it that it is his, each time anew.
//@ flags: --start-in-order --adversary office,gate,client --adversary-sessions 2
//@ stubs: yes
//@ process: office = TicketHolderProves$Office
//@ process: gate = TicketHolderProves$Gate
//@ process: client = TicketHolderProves$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class TicketHolderProves {
    static final byte[] GATE = "the key of gate.".getBytes();
    static final byte[] CLIENT = "the client's key".getBytes();

    static class Office {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == '?') {
                    byte[] key = nonce(16);
                    socket.getOutputStream().write(join(seal(CLIENT, key), seal(GATE, key)));
                }
            }
        }
    }

    static class Gate {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9002)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        byte[] key = open(GATE, socket.getInputStream().readNBytes(44));
                        byte[] nonce = nonce(16);
                        socket.getOutputStream().write(nonce);
                        if (!Arrays.equals(mac(key, nonce), socket.getInputStream().readNBytes(32))) {
                            throw new IOException("a ticket of somebody else");
                        }
                        Heddle.end("entry", key);
                    } catch (IOException | GeneralSecurityException e) {
                        System.out.println("nobody");
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket office = new Socket("localhost", 9001); Socket gate = new Socket("localhost", 9002)) {
                office.getOutputStream().write('?');
                byte[] key = open(CLIENT, office.getInputStream().readNBytes(44));
                byte[] ticket = office.getInputStream().readNBytes(44);
                Heddle.begin("entry", key);
                gate.getOutputStream().write(ticket);
                gate.getOutputStream().write(mac(key, gate.getInputStream().readNBytes(16)));
            } catch (IOException | GeneralSecurityException e) {
                System.out.println("no entry");
            }
        }
    }

    static byte[] seal(byte[] key, byte[] plain) throws GeneralSecurityException {
        byte[] iv = nonce(12);
        return join(iv, cipher(Cipher.ENCRYPT_MODE, key, iv).doFinal(plain));
    }

    static byte[] open(byte[] key, byte[] sealed) throws GeneralSecurityException {
        Cipher cipher = cipher(Cipher.DECRYPT_MODE, key, Arrays.copyOf(sealed, 12));
        return cipher.doFinal(Arrays.copyOfRange(sealed, 12, Math.max(12, sealed.length)));
    }

    static Cipher cipher(int mode, byte[] key, byte[] iv) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
        return cipher;
    }

    static byte[] mac(byte[] key, byte[] data) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    static byte[] join(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
