// A client that chooses its own address and port.
import java.net.*;

public class SocketBind {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Socket free = new Socket();
            free.bind(new InetSocketAddress("127.0.0.1", 0));
            int port = free.getLocalPort();
            System.out.println(free.isBound() + " " + free.isConnected() + " " + free.getLocalAddress() + " "
                    + (port > 0));
            Socket other = new Socket();
            try {
                other.bind(new InetSocketAddress("127.0.0.1", port));
                System.out.println("bound twice");
            } catch (BindException e) {
                System.out.println(e + " " + other.isBound() + " " + other.isClosed());
            }
            other.bind(new InetSocketAddress("127.0.0.5", port));
            other.connect(server.getLocalSocketAddress());
            Socket accepted = server.accept();
            System.out.println(accepted.getInetAddress() + " " + (accepted.getPort() == port) + " "
                    + other.getLocalAddress());
            accepted.close();
            other.close();
            free.connect(new InetSocketAddress("localhost", server.getLocalPort()));
            accepted = server.accept();
            System.out.println(accepted.getInetAddress() + " " + (accepted.getPort() == port) + " "
                    + free.getLocalAddress() + " " + free.getRemoteSocketAddress().equals(
                            accepted.getLocalSocketAddress()));
            free.close();
            accepted.close();
            try {
                new Socket().bind(new InetSocketAddress("127.0.0.1", server.getLocalPort()));
                System.out.println("bound to the server's port");
            } catch (BindException e) {
                System.out.println(e);
            }
            Socket wild = new Socket();
            wild.bind(new InetSocketAddress(0));
            System.out.println(wild.getLocalAddress());
            wild.connect(new InetSocketAddress("localhost", server.getLocalPort()));
            System.out.println(wild.getLocalAddress() + " " + wild.getInetAddress());
            wild.close();
            System.out.println(wild.getLocalAddress() + " " + wild.getInetAddress() + " " + wild.isBound()
                    + wild.isConnected() + wild.isClosed());
        }
    }
}
