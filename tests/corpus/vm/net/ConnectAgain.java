// What can still be done with a socket after something has failed.
import java.net.*;

public class ConnectAgain {
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
        InetSocketAddress good = new InetSocketAddress("localhost", server.getLocalPort());
        int closed;
        try (ServerSocket gone = new ServerSocket(0)) {
            closed = gone.getLocalPort();
        }
        Socket a = new Socket();
        show("bind foreign", () -> a.bind(new InetSocketAddress("192.0.2.9", 0)));
        show("bind own", () -> a.bind(new InetSocketAddress("127.0.0.1", 0)));
        show("connect", () -> a.connect(good));
        System.out.println(a.isBound() + " " + a.isConnected());
        a.close();
        Socket b = new Socket();
        show("connect refused", () -> b.connect(new InetSocketAddress("localhost", closed)));
        show("options", () -> b.setTcpNoDelay(true));
        show("bind", () -> b.bind(null));
        show("connect again", () -> b.connect(good));
        System.out.println(b.isBound() + " " + b.isConnected() + " " + b.isClosed());
        b.close();
        Socket c = new Socket();
        show("wrong limit", () -> c.connect(good, -5));
        show("connect", () -> c.connect(good, 500));
        c.close();
        c.close();
        ServerSocket d = new ServerSocket();
        show("bind taken", () -> d.bind(good));
        show("bind free", () -> d.bind(new InetSocketAddress("localhost", 0)));
        show("local client", () -> new Socket("localhost", d.getLocalPort()).close());
        d.close();
        d.close();
        Socket e = new Socket();
        e.setSoTimeout(50);
        e.connect(good);
        Socket f = server.accept();
        f.close();
        Socket g = server.accept();
        Socket h = server.accept();
        show("limit kept", () -> System.out.println(e.getSoTimeout()));
        show("timeout", () -> e.getInputStream().read());
        show("timeout again", () -> e.getInputStream().read());
        h.getOutputStream().write(3);
        show("works still", () -> System.out.println(e.getInputStream().read()));
        server.close();
    }
}
