// A random UUID is sent as text among other text: whoever sees it knows it.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ size: large
//@ stubs: yes
//@ process: server = TokenIsUuid$Server
//@ process: client = TokenIsUuid$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class TokenIsUuid {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                String token = UUID.randomUUID().toString();
                Heddle.secret(token, "token");
                socket.getOutputStream().write(("session=" + token + ";path=/\n").getBytes());
            }
        }
    }
}
