// Ways to bind a server socket, and what it says of itself before, while and after it is bound.
import java.io.IOException;
import java.net.*;

public class ServerBinding {
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

    static String text(ServerSocket server) {
        return server.toString().replaceAll("localport=[1-9][0-9]*", "localport=N");
    }

    static void state(String what, ServerSocket server) {
        System.out.println(what + " " + text(server) + " bound " + server.isBound() + " closed " + server.isClosed()
                + " port " + (server.getLocalPort() > 0 ? "N" : "" + server.getLocalPort())
                + " " + server.getInetAddress() + " " + (server.getLocalSocketAddress() == null ? null
                        : server.getLocalSocketAddress().toString().replaceAll(":[0-9]+$", ":N"))
                + " channel " + server.getChannel());
    }

    public static void main(String[] args) throws Exception {
        ServerSocket unbound = new ServerSocket();
        state("unbound", unbound);
        show("accept unbound", unbound::accept);
        unbound.bind(null);
        state("bound to nothing", unbound);
        show("bind again", () -> { unbound.bind(new InetSocketAddress(0)); return "?"; });
        unbound.close();
        state("closed", unbound);
        show("bind closed", () -> { unbound.bind(new InetSocketAddress(0)); return "?"; });
        show("accept closed", unbound::accept);
        unbound.close();

        ServerSocket any = new ServerSocket(0);
        state("any port", any);
        show("same port", () -> new ServerSocket(any.getLocalPort()));
        show("same port on loopback",
                () -> new ServerSocket(any.getLocalPort(), 5, InetAddress.getLoopbackAddress()));
        int port = any.getLocalPort();
        any.close();
        try (ServerSocket again = new ServerSocket(port)) {
            System.out.println("again " + (again.getLocalPort() == port));
        }

        try (ServerSocket local = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            state("on loopback", local);
            int used = local.getLocalPort();
            show("loopback port for all", () -> new ServerSocket(used));
            try (ServerSocket other = new ServerSocket(used, 5, InetAddress.getByName("127.0.0.2"))) {
                state("other loopback", other);
            }
        }
        show("not ours", () -> new ServerSocket(0, 5, InetAddress.getByName("192.0.2.1")));
        show("negative port", () -> new ServerSocket(-1));
        show("large port", () -> new ServerSocket(65536));
        show("unresolved", () -> {
            new ServerSocket().bind(InetSocketAddress.createUnresolved("nowhere", 7));
            return "?";
        });
        show("other address", () -> {
            new ServerSocket().bind(new SocketAddress() {});
            return "?";
        });
        try (ServerSocket never = new ServerSocket()) {
            show("timeout", () -> never.getSoTimeout());
            never.bind(new InetSocketAddress("localhost", 0), -3);
            state("negative backlog", never);
            try (Socket client = new Socket("localhost", never.getLocalPort()); Socket server = never.accept()) {
                System.out.println("connected " + client.isConnected() + " " + server.isConnected());
            }
        }
        ServerSocket failed = new ServerSocket();
        show("bind not ours", () -> {
            failed.bind(new InetSocketAddress("192.0.2.1", 0));
            return "?";
        });
        System.out.println("after failure " + failed.isBound() + " " + failed.isClosed() + " " + failed);
        failed.close();
    }
}
