// A server at all addresses takes a client over IPv4 and then one over IPv6, and answers each with how many it has
// served. Both reach it, since all addresses are those of both families; nobody is refused or waits for ever.
//@ flags: --start-in-order
//@ process: server = BothFamiliesServed$Server
//@ process: four = BothFamiliesServed$Client 127.0.0.1
//@ process: six = BothFamiliesServed$Client ::1
import java.io.*;
import java.net.*;

public class BothFamiliesServed {
    static class Server {
        public static void main(String[] args) throws IOException {
            int families = 0;
            try (ServerSocket listener = new ServerSocket(7000)) {
                for (int served = 1; served <= 2; served++) {
                    try (Socket socket = listener.accept()) {
                        families |= socket.getInetAddress() instanceof Inet6Address ? 2 : 1;
                        socket.getOutputStream().write(served);
                    }
                }
            }
            assert families == 3;
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket(args[0], 7000)) {
                int number = socket.getInputStream().read();
                assert number == 1 || number == 2;
            }
        }
    }
}
