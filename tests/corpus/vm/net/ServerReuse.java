// Reuse of addresses: the option of server sockets, and ports that were used before.
import java.net.*;

public class ServerReuse {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket();
        System.out.println(server.getReuseAddress());
        server.setReuseAddress(false);
        System.out.println(server.getReuseAddress());
        server.setReuseAddress(true);
        server.bind(new InetSocketAddress("localhost", 0));
        int port = server.getLocalPort();
        Socket client = new Socket("localhost", port);
        Socket accepted = server.accept();
        System.out.println(accepted.getReuseAddress() + " " + client.getReuseAddress());
        System.out.println(accepted.getLocalPort() == port);
        // The connection of the old server goes on while a new one takes the port.
        server.close();
        ServerSocket next = new ServerSocket();
        next.bind(new InetSocketAddress("localhost", port));
        Socket second = new Socket("localhost", port);
        Socket secondAccepted = next.accept();
        client.getOutputStream().write(1);
        second.getOutputStream().write(2);
        System.out.println(accepted.getInputStream().read() + " " + secondAccepted.getInputStream().read());
        accepted.close();
        System.out.println(client.getInputStream().read());
        client.close();
        secondAccepted.close();
        next.close();
        // What is left of closed connections does not hinder.
        try (ServerSocket third = new ServerSocket(port, 50, InetAddress.getByName("localhost"))) {
            System.out.println("third " + (third.getLocalPort() == port));
        }
        System.out.println(second.getInputStream().read());
        second.close();
    }
}
