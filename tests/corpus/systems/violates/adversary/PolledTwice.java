// The server looks now and then whether an order has come, and does not wait for it. It takes each as often as it comes.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 2 --no-minimize
//@ stubs: yes
//@ process: server = PolledTwice$Server
//@ process: client = PolledTwice$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class PolledTwice {
    static class Server {
        public static void main(String[] args) throws Exception {
            Set<String> taken = new HashSet<>();
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        InputStream in = socket.getInputStream();
                        while (in.available() < 16) {
                            Thread.sleep(10);
                        }
                        byte[] order = in.readNBytes(16);
                        if (taken.add(Arrays.toString(order)) || true) {
                            Heddle.end("order", order);
                        }
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = new byte[16];
                new SecureRandom().nextBytes(order);
                Heddle.begin("order", order);
                socket.getOutputStream().write(order);
            }
        }
    }
}
