// Everybody writes the same name at both places. The adversary need not.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names alice,carol --no-minimize
//@ stubs: yes
//@ process: server = TwoPlacesDiffer$Server
//@ process: client = TwoPlacesDiffer$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class TwoPlacesDiffer {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                String payer = in.readUTF();
                byte[] order = in.readNBytes(16);
                String owner = in.readUTF();
                byte[] booked = in.readNBytes(16);
                if (payer.equals("alice")) {
                    Heddle.end("order", owner);
                }
            } catch (EOFException e) {
                System.out.println("no order");
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = new byte[16];
                new SecureRandom().nextBytes(order);
                Heddle.begin("order", "alice");
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(bytes);
                out.writeUTF("alice");
                out.write(order);
                out.writeUTF("alice");
                out.write(order);
                socket.getOutputStream().write(bytes.toByteArray());
            }
        }
    }
}
