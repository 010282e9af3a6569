// Ports are given, taken, refused when somebody has them, and free again after a close.
//@ flags: -Djava.net.preferIPv4Stack=true
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;

public class Binding {
    static void tryBind(String what, InetSocketAddress at) {
        try (DatagramSocket socket = new DatagramSocket(at)) {
            System.out.println(what + ": " + socket.isBound());
        } catch (SocketException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        DatagramSocket any = new DatagramSocket();
        System.out.println(any.isBound() + " " + (any.getLocalPort() > 0) + " " + any.getLocalAddress());
        System.out.println(any.isConnected() + " " + any.getPort() + " " + any.getInetAddress());
        int port = any.getLocalPort();
        tryBind("taken", new InetSocketAddress(port));
        tryBind("taken there, too", new InetSocketAddress("127.0.0.1", port));
        any.close();
        tryBind("free again", new InetSocketAddress(port));
        tryBind("foreign", new InetSocketAddress("192.0.2.1", 0));
        DatagramSocket one = new DatagramSocket(port, InetAddress.getByName("127.0.0.1"));
        System.out.println(one.getLocalSocketAddress().equals(new InetSocketAddress("127.0.0.1", port)));
        tryBind("another address", new InetSocketAddress("127.0.0.2", port));
        tryBind("all addresses", new InetSocketAddress(port));
        // Connections have ports of their own.
        try (ServerSocket listener = new ServerSocket(port)) {
            System.out.println(listener.getLocalPort() == port);
        }
        one.close();
        DatagramSocket later = new DatagramSocket(null);
        System.out.println(later.isBound() + " " + later.getLocalPort());
        later.bind(new InetSocketAddress("127.0.0.1", port));
        System.out.println(later.isBound() + " " + (later.getLocalPort() == port));
        try {
            later.bind(new InetSocketAddress("127.0.0.1", 0));
        } catch (SocketException e) {
            System.out.println(e.getMessage());
        }
        later.close();
    }
}
