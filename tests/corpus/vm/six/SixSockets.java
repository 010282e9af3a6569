// Sockets over the loopback of IPv6: bound, connected, accepted, and what each end calls itself and the other.

import java.io.*;
import java.net.*;

public class SixSockets {
    public static void main(String[] args) throws Exception {
        InetAddress six = InetAddress.getByName("::1");
        System.out.println(six + " " + six.getClass().getSimpleName() + " " + six.isLoopbackAddress());
        try (ServerSocket server = new ServerSocket(0, 5, six)) {
            System.out.println(server.getInetAddress() + " " + server.isBound());
            int port = server.getLocalPort();
            try (Socket client = new Socket(six, port); Socket accepted = server.accept()) {
                System.out.println(client.getInetAddress() + " " + client.getLocalAddress());
                System.out.println(accepted.getInetAddress() + " " + accepted.getLocalAddress());
                System.out.println(client.getPort() == port && accepted.getLocalPort() == port);
                System.out.println(accepted.getPort() == client.getLocalPort());
                System.out.println(client.getRemoteSocketAddress().equals(new InetSocketAddress("::1", port)));
                client.getOutputStream().write("hello\n".getBytes());
                BufferedReader in = new BufferedReader(new InputStreamReader(accepted.getInputStream()));
                System.out.println(in.readLine());
            }
        }
        try (Socket none = new Socket("0:0:0:0:0:0:0:1", 1)) {
            System.out.println("connected");
        } catch (ConnectException e) {
            System.out.println(e.getMessage());
        }
    }
}
