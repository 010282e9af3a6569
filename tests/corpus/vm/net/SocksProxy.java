// A connection through a SOCKS proxy that runs in another thread.
import java.io.*;
import java.net.*;

public class SocksProxy {
    static void pump(InputStream in, Socket to) {
        new Thread(() -> {
            try {
                in.transferTo(to.getOutputStream());
                to.shutdownOutput();
            } catch (IOException e) {
                System.out.println(e);
            }
        }).start();
    }

    static void proxy(Socket client) throws IOException {
        DataInputStream in = new DataInputStream(client.getInputStream());
        OutputStream out = client.getOutputStream();
        int version = in.read();
        in.skipBytes(in.read());
        out.write(new byte[] {5, 0});
        byte[] head = new byte[4];
        in.readFully(head);
        String host;
        if (head[3] == 3) {
            byte[] name = new byte[in.read()];
            in.readFully(name);
            host = new String(name);
        } else {
            byte[] bytes = new byte[4];
            in.readFully(bytes);
            host = InetAddress.getByAddress(bytes).getHostAddress();
        }
        int port = in.readUnsignedShort();
        System.out.println("version " + version + " command " + head[1] + " kind " + head[3] + " host " + host);
        if (host.equals("forbidden.invalid")) {
            out.write(new byte[] {5, 2, 0, 1, 0, 0, 0, 0, 0, 0});
            client.close();
            return;
        }
        Socket server = new Socket("localhost", port);
        out.write(new byte[] {5, 0, 0, 1, 127, 0, 0, 1, (byte) (port >> 8), (byte) port});
        pump(in, server);
        pump(server.getInputStream(), client);
    }

    public static void main(String[] args) throws Exception {
        ServerSocket target = new ServerSocket(0);
        ServerSocket proxy = new ServerSocket(0);
        Thread proxies = new Thread(() -> {
            try {
                while (true) proxy(proxy.accept());
            } catch (IOException e) {
                System.out.println("proxy: closed " + proxy.isClosed());
            }
        });
        proxies.start();
        Proxy socks = new Proxy(Proxy.Type.SOCKS, new InetSocketAddress("localhost", proxy.getLocalPort()));
        for (SocketAddress to : new SocketAddress[] {new InetSocketAddress("127.0.0.1", target.getLocalPort()),
            InetSocketAddress.createUnresolved("some.name", target.getLocalPort())}) {
            Socket s = new Socket(socks);
            s.connect(to);
            Socket t = target.accept();
            s.getOutputStream().write("through the proxy".getBytes());
            s.shutdownOutput();
            System.out.println(new String(t.getInputStream().readAllBytes()));
            t.getOutputStream().write(65);
            t.close();
            System.out.println(s.getInputStream().read() + " " + s.getInputStream().read() + " "
                    + (s.getPort() == target.getLocalPort()) + " " + s.getInetAddress());
            s.close();
        }
        try (Socket s = new Socket(socks)) {
            s.connect(InetSocketAddress.createUnresolved("forbidden.invalid", 1));
        } catch (SocketException e) {
            System.out.println(e);
        }
        proxy.close();
        proxies.join();
        try (Socket s = new Socket(socks)) {
            s.connect(new InetSocketAddress("localhost", target.getLocalPort()));
        } catch (SocketException e) {
            System.out.println(e);
        }
        target.close();
    }
}
