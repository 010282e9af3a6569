// A server at all addresses is reached through both families; one at an address of one family through
// that alone, and two servers may share a port if each has its own family's loopback.

import java.io.IOException;
import java.net.*;

public class SixDualStack {
    static final InetAddress FOUR = address("127.0.0.1");
    static final InetAddress SIX = address("::1");

    static InetAddress address(String text) {
        try {
            return InetAddress.getByName(text);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    static String reached(InetAddress at, int port) {
        try (Socket socket = new Socket(at, port)) {
            return "reached";
        } catch (IOException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static void show(String name, ServerSocket server) throws IOException {
        int port = server.getLocalPort();
        System.out.println(name + " at " + server.getInetAddress());
        System.out.println("  four: " + reached(FOUR, port));
        System.out.println("  six: " + reached(SIX, port));
        server.close();
    }

    static void bind(String text, int port) {
        try (ServerSocket other = new ServerSocket(port, 5, address(text))) {
            System.out.println("  " + text + " too");
        } catch (IOException e) {
            System.out.println("  " + text + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        show("all", new ServerSocket(0));
        show("all of six", new ServerSocket(0, 5, address("::")));
        show("loopback of four", new ServerSocket(0, 5, FOUR));
        show("loopback of six", new ServerSocket(0, 5, SIX));
        for (String first : new String[] {"0.0.0.0", "::", "127.0.0.1", "::1"}) {
            try (ServerSocket server = new ServerSocket(0, 5, address(first))) {
                System.out.println(first);
                for (String second : new String[] {"0.0.0.0", "::", "127.0.0.1", "::1"}) {
                    bind(second, server.getLocalPort());
                }
            }
        }
        try (ServerSocket all = new ServerSocket(0)) {
            try (Socket by = new Socket(SIX, all.getLocalPort()); Socket accepted = all.accept()) {
                System.out.println(accepted.getInetAddress() + " " + accepted.getLocalAddress());
            }
            try (Socket by = new Socket(FOUR, all.getLocalPort()); Socket accepted = all.accept()) {
                System.out.println(accepted.getInetAddress() + " " + accepted.getLocalAddress());
            }
        }
    }
}
