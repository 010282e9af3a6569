// Two processes of one host listen on one port: one at the loopback of IPv4, one at that of IPv6. These are different
// addresses, so neither bind fails in any order.
//@ process: four = PortOfEachFamily$Server 127.0.0.1
//@ process: six = PortOfEachFamily$Server ::1
import java.io.IOException;
import java.net.*;

public class PortOfEachFamily {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(7000, 5, InetAddress.getByName(args[0]))) {
                assert listener.getLocalPort() == 7000;
            }
        }
    }
}
