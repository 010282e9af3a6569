// A name stands in a message with a length before it, and nothing protects it. The server says hello to mallory,
// who never said so: the adversary writes the longer name with its length, and the length of the frame.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names alice,mallory --no-minimize
//@ size: large
//@ stubs: yes
//@ process: server = NamesOfOtherLengths$Server
//@ process: client = NamesOfOtherLengths$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class NamesOfOtherLengths {
    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                byte[] frame = in.readNBytes(in.readInt());
                DataInputStream fields = new DataInputStream(new ByteArrayInputStream(frame));
                String name = fields.readUTF();
                if (fields.readNBytes(16).length == 16 && fields.read() < 0) {
                    Heddle.end("hello", name);
                }
            } catch (IOException e) {
                System.out.println("not understood");
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                ByteArrayOutputStream frame = new ByteArrayOutputStream();
                DataOutputStream fields = new DataOutputStream(frame);
                fields.writeUTF("alice");
                fields.write(nonce(16));
                Heddle.begin("hello", "alice");
                ByteArrayOutputStream all = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(all);
                out.writeInt(frame.size());
                out.write(frame.toByteArray());
                socket.getOutputStream().write(all.toByteArray());
            }
        }
    }
}
