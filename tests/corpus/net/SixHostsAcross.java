// A server of both families: clients over 127.0.0.1, over ::1 and by name; each is told from where it came.
//@ process: server = SixHostsAcross$Server {port}
//@ process: four = SixHostsAcross$Client {port} 127.0.0.1
//@ process: six = SixHostsAcross$Client {port} ::1
//@ process: mapped = SixHostsAcross$Client {port} ::ffff:127.0.0.1
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class SixHostsAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("::", Integer.parseInt(args[0])));
            System.out.println("ready");
            for (int i = 0; i < 3; i++) {
                try (SocketChannel client = listener.accept()) {
                    InetSocketAddress from = (InetSocketAddress) client.getRemoteAddress();
                    String text = from.getAddress().getClass().getSimpleName() + " " + from.getAddress().getHostAddress();
                    client.write(ByteBuffer.wrap(text.getBytes()));
                    System.out.println(text + " at " + ((InetSocketAddress) client.getLocalAddress()).getAddress().getHostAddress());
                }
            }
            listener.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket(InetAddress.getByName(args[1]), Integer.parseInt(args[0]))) {
                System.out.println(new String(socket.getInputStream().readAllBytes()));
                System.out.println(socket.getInetAddress() + " " + socket.getLocalAddress());
            }
            System.out.println("ready");
        }
    }
}
