// Streams and readers over channels, and sockets that belong to channels.
import java.io.*;
import java.net.*;
import java.nio.channels.*;
import static java.nio.charset.StandardCharsets.UTF_8;

public class Adapters {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        PrintWriter out = new PrintWriter(Channels.newWriter(client, UTF_8), true);
        BufferedReader in = new BufferedReader(Channels.newReader(server, UTF_8));
        out.println("Grüße");
        System.out.println(in.readLine().equals("Grüße"));
        OutputStream back = Channels.newOutputStream(server);
        InputStream there = Channels.newInputStream(client);
        back.write(new byte[] {1, 2, 3});
        System.out.println(there.read() + " " + there.read() + " " + there.read());
        Socket socket = client.socket();
        System.out.println(socket.getChannel() == client);
        System.out.println(socket.isConnected() + " " + socket.isBound() + " " + (socket.getPort() > 0));
        socket.getOutputStream().write("line\n".getBytes(UTF_8));
        System.out.println(in.readLine());
        back.write(9);
        System.out.println(socket.getInputStream().read());
        socket.setSoTimeout(20);
        try {
            socket.getInputStream().read();
        } catch (SocketTimeoutException e) {
            System.out.println("timeout");
        }
        back.write(5);
        socket.setSoTimeout(2000);
        System.out.println(socket.getInputStream().read());
        socket.close();
        System.out.println(client.isOpen() + " " + in.readLine());
        ServerSocket adapted = listener.socket();
        System.out.println(adapted.getChannel() == listener);
        adapted.setSoTimeout(20);
        try {
            adapted.accept();
        } catch (SocketTimeoutException e) {
            System.out.println("no client");
        }
        Socket connected = new Socket();
        connected.connect(listener.getLocalAddress());
        Socket taken = adapted.accept();
        System.out.println(taken.getChannel() != null);
        taken.close();
        connected.close();
        adapted.close();
        System.out.println(listener.isOpen());
    }
}
