// Subclasses and factories: a server socket that makes sockets of its own, default factories.
import java.io.*;
import java.net.*;
import javax.net.ServerSocketFactory;
import javax.net.SocketFactory;

public class OwnServerSocket {
    static class CountingSocket extends Socket {
        int reads;

        @Override
        public InputStream getInputStream() throws IOException {
            return new FilterInputStream(super.getInputStream()) {
                @Override
                public int read() throws IOException {
                    reads++;
                    return super.read();
                }
            };
        }
    }

    static class CountingServer extends ServerSocket {
        CountingServer() throws IOException {
            super(0, 10, InetAddress.getLoopbackAddress());
        }

        @Override
        public Socket accept() throws IOException {
            CountingSocket s = new CountingSocket();
            implAccept(s);
            return s;
        }
    }

    public static void main(String[] args) throws Exception {
        try (CountingServer server = new CountingServer();
                Socket client = SocketFactory.getDefault().createSocket("localhost", server.getLocalPort());
                CountingSocket accepted = (CountingSocket) server.accept()) {
            client.getOutputStream().write("abc".getBytes());
            client.shutdownOutput();
            InputStream in = accepted.getInputStream();
            while (in.read() >= 0) {}
            System.out.println(accepted.reads + " " + accepted.isConnected() + " "
                    + accepted.getInetAddress().isLoopbackAddress());
        }
        try (ServerSocket server = ServerSocketFactory.getDefault().createServerSocket(0, 4);
                Socket client = SocketFactory.getDefault().createSocket()) {
            client.connect(new InetSocketAddress("localhost", server.getLocalPort()));
            Socket accepted = server.accept();
            accepted.getOutputStream().write(3);
            System.out.println(client.getInputStream().read());
            accepted.close();
        }
        try (ServerSocket server = new ServerSocket(0)) {
            Socket used = new Socket("localhost", server.getLocalPort());
            server.accept().close();
            System.out.println(used.getInputStream().read());
            try {
                SocketFactory.getDefault().createSocket("localhost", 70_000);
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
            used.close();
        }
    }
}
