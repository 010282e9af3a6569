// Connections that do not come about, and what they leave of the socket.
import java.net.*;

public class ConnectFailures {
    interface Action {
        void run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        int closed;
        try (ServerSocket gone = new ServerSocket(0)) {
            closed = gone.getLocalPort();
        }
        Socket s = new Socket();
        show("refused", () -> s.connect(new InetSocketAddress("localhost", closed)));
        System.out.println(s.isConnected() + " " + s.isBound() + " " + s.isClosed() + " " + s);
        show("again", () -> s.connect(new InetSocketAddress("localhost", server.getLocalPort())));
        Socket t = new Socket();
        show("refused with limit", () -> t.connect(new InetSocketAddress("localhost", closed), 1000));
        System.out.println(t.isConnected() + " " + t.isClosed());
        Socket u = new Socket();
        show("connect", () -> u.connect(new InetSocketAddress("localhost", server.getLocalPort()), 1000));
        show("connect twice", () -> u.connect(new InetSocketAddress("localhost", server.getLocalPort())));
        show("bind connected", () -> u.bind(null));
        System.out.println(u.isConnected() + " " + u.isClosed());
        u.close();
        show("connect closed", () -> u.connect(new InetSocketAddress("localhost", server.getLocalPort())));
        Socket v = new Socket();
        show("unknown host", () -> v.connect(new InetSocketAddress("no.such.host.invalid", 80)));
        System.out.println(v.isClosed());
        show("port 0", () -> new Socket("localhost", 0));
        show("listener on another address", () -> {
            try (ServerSocket two = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.2"))) {
                new Socket("127.0.0.2", two.getLocalPort()).close();
                System.out.println("the right one works");
                new Socket("127.0.0.1", two.getLocalPort());
            }
        });
        server.close();
    }
}
