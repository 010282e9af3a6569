// Names that nobody knows.
import java.io.IOException;
import java.net.*;

public class UnknownHosts {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e + " " + (e instanceof IOException));
        }
    }

    public static void main(String[] args) throws Exception {
        String name = "no.such.host.invalid";
        show("socket", () -> new Socket(name, 80));
        show("address", () -> InetAddress.getByName(name));
        show("again", () -> InetAddress.getByName(name));
        show("all", () -> InetAddress.getAllByName(name).length);
        show("other", () -> InetAddress.getByName("other.invalid"));
        show("socket address", () -> new InetSocketAddress(name, 80));
        show("connect", () -> {
            try (Socket s = new Socket()) {
                s.connect(new InetSocketAddress(name, 80), 100);
                return "?";
            }
        });
        show("server", () -> new ServerSocket(0, 5, InetAddress.getByName(name)));
        show("bind", () -> {
            try (ServerSocket s = new ServerSocket()) {
                s.bind(new InetSocketAddress(name, 0));
                return "?";
            }
        });
    }
}
