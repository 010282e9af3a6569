// All constructors of Socket, with what they say of themselves and what they refuse.
import java.net.*;

public class SocketConstructors {
    interface Maker {
        Socket make() throws Exception;
    }

    static ServerSocket server;

    static void show(String what, Maker maker) {
        try (Socket s = maker.make()) {
            String text = s.toString().replaceAll("port=[1-9][0-9]*", "port=N");
            System.out.println(what + ": " + text + " " + s.isConnected() + s.isBound() + s.isClosed()
                    + s.isInputShutdown() + s.isOutputShutdown() + " " + s.getInetAddress() + " "
                    + s.getLocalAddress() + " "
                    + (s.getRemoteSocketAddress() + "").replaceAll(":[0-9]+$", ":N") + " "
                    + (s.getLocalSocketAddress() + "").replaceAll(":[0-9]+$", ":N") + " " + s.getChannel());
            if (s.isConnected()) {
                try (Socket accepted = server.accept()) {
                    System.out.println("  " + accepted.toString().replaceAll("port=[1-9][0-9]*", "port=N") + " "
                            + (accepted.getPort() == s.getLocalPort()) + (accepted.getLocalPort() == s.getPort())
                            + " " + accepted.getRemoteSocketAddress().equals(s.getLocalSocketAddress()));
                }
            }
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        server = new ServerSocket(0);
        int port = server.getLocalPort();
        InetAddress loopback = InetAddress.getLoopbackAddress();
        InetAddress bytes = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        show("none", Socket::new);
        show("no proxy", () -> new Socket(Proxy.NO_PROXY));
        show("name", () -> new Socket("localhost", port));
        show("number", () -> new Socket("127.0.0.1", port));
        show("address", () -> new Socket(loopback, port));
        show("unnamed address", () -> new Socket(bytes, port));
        show("null name", () -> new Socket((String) null, port));
        show("name and local", () -> new Socket("localhost", port, loopback, 0));
        show("address and local", () -> new Socket(loopback, port, bytes, 0));
        show("address and no local", () -> new Socket(loopback, port, null, 0));
        show("stream", () -> new Socket("localhost", port, true));
        show("address stream", () -> new Socket(loopback, port, true));
        show("other loopback", () -> new Socket("127.0.0.3", port));
        // The host's own name differs.
        try (Socket wildcard = new Socket("0.0.0.0", port); Socket accepted = server.accept()) {
            System.out.println("wildcard " + wildcard.getInetAddress().isAnyLocalAddress() + " "
                    + wildcard.getInetAddress().equals(InetAddress.getLocalHost()));
        }
        show("null address", () -> new Socket((InetAddress) null, port));
        show("negative port", () -> new Socket("localhost", -1));
        show("large port", () -> new Socket(loopback, 65536));
        show("negative local", () -> new Socket("localhost", port, loopback, -2));
        show("foreign local", () -> new Socket("localhost", port, InetAddress.getByName("192.0.2.7"), 0));
        show("unknown", () -> new Socket("no.such.host.invalid", port));
        show("http proxy", () -> new Socket(new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved("x", 1))));
        show("null proxy", () -> new Socket((Proxy) null));
        server.close();
        show("refused name", () -> new Socket("localhost", port));
        show("refused address", () -> new Socket(loopback, port));
    }
}
