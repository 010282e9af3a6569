// Options of server sockets and what accepted sockets inherit.
import java.net.*;

public class ServerOptions {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket();
        show("receive", server::getReceiveBufferSize);
        server.setReceiveBufferSize(20_000);
        show("receive", server::getReceiveBufferSize);
        show("receive 0", () -> { server.setReceiveBufferSize(0); return "?"; });
        show("reuse", server::getReuseAddress);
        show("timeout", server::getSoTimeout);
        server.setSoTimeout(5000);
        server.setPerformancePreferences(0, 0, 1);
        server.bind(new InetSocketAddress("localhost", 0), 3);
        Socket client = new Socket();
        client.setReceiveBufferSize(30_000);
        client.setTcpNoDelay(true);
        client.connect(server.getLocalSocketAddress(), 0);
        Socket accepted = server.accept();
        System.out.println(accepted.getSoTimeout() + " " + accepted.getTcpNoDelay() + " " + client.getTcpNoDelay()
                + " " + accepted.getKeepAlive() + " " + accepted.getSoLinger());
        System.out.println(accepted.getReceiveBufferSize() + " " + client.getReceiveBufferSize());
        accepted.close();
        client.close();
        server.close();
        show("closed receive", server::getReceiveBufferSize);
        show("closed reuse", server::getReuseAddress);
        show("closed set reuse", () -> { server.setReuseAddress(true); return "?"; });
        show("closed set receive", () -> { server.setReceiveBufferSize(4); return "?"; });
        show("supported", () -> server.supportedOptions().contains(StandardSocketOptions.SO_RCVBUF));
        System.out.println(server.toString().replaceAll("=[1-9][0-9]*]", "=N]"));
    }
}
