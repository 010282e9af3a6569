// What both ends say of a connection, before and after they are closed.
import java.net.*;

public class SocketIdentity {
    static String flags(Socket s) {
        return "bound " + s.isBound() + " connected " + s.isConnected() + " closed " + s.isClosed() + " input "
                + s.isInputShutdown() + " output " + s.isOutputShutdown();
    }

    static String text(Object x) {
        return String.valueOf(x).replaceAll("port=[1-9][0-9]*", "port=N").replaceAll(":[0-9]+$", ":N");
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        Socket client = new Socket("localhost", server.getLocalPort());
        Socket accepted = server.accept();
        System.out.println(client.getPort() == server.getLocalPort());
        System.out.println(client.getLocalPort() == accepted.getPort());
        System.out.println(accepted.getLocalPort() == server.getLocalPort());
        System.out.println(client.getRemoteSocketAddress().equals(accepted.getLocalSocketAddress()));
        System.out.println(accepted.getRemoteSocketAddress().equals(client.getLocalSocketAddress()));
        System.out.println(client.getInetAddress() + " " + accepted.getInetAddress());
        System.out.println(client.getLocalAddress() + " " + accepted.getLocalAddress());
        System.out.println(((InetSocketAddress) client.getRemoteSocketAddress()).getHostName());
        System.out.println(((InetSocketAddress) accepted.getRemoteSocketAddress()).getHostString());
        System.out.println(accepted.getInetAddress().getHostName());
        System.out.println(text(client) + " " + text(accepted) + " " + text(server));
        System.out.println(text(client.getRemoteSocketAddress()) + " " + text(client.getLocalSocketAddress()));
        System.out.println(flags(client) + " | " + flags(accepted));
        int port = client.getLocalPort();
        client.close();
        accepted.shutdownOutput();
        System.out.println(flags(client) + " | " + flags(accepted));
        accepted.close();
        System.out.println(flags(client) + " | " + flags(accepted));
        System.out.println(text(client) + " " + (client.getLocalPort() == port) + " "
                + (client.getPort() == server.getLocalPort()));
        System.out.println(text(client.getRemoteSocketAddress()) + " " + text(client.getLocalSocketAddress()) + " "
                + client.getLocalAddress());
        System.out.println(text(accepted) + " " + accepted.getLocalAddress() + " " + accepted.getInetAddress());
        server.close();
        System.out.println(text(server) + " " + text(server.getLocalSocketAddress()) + " " + server.getInetAddress()
                + " " + (server.getLocalPort() > 0));
        Socket one = new Socket(), two = new Socket();
        System.out.println(one.equals(two) + " " + one.equals(one));
        one.close();
        two.close();
    }
}
