// A close by another thread ends a read, an accept and a connect that wait.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class ClosedWhileReading {
    interface Action { void run() throws Exception; }

    static Thread start(String name, Action action) {
        Thread t = new Thread(() -> {
            try {
                action.run();
                System.out.println(name + " came back");
            } catch (Exception e) {
                System.out.println(name + ": " + e);
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Thread reader = start("read", () -> client.read(ByteBuffer.allocate(10)));
        Thread.sleep(100);
        client.close();
        reader.join();
        System.out.println(server.read(ByteBuffer.allocate(1)));
        Thread acceptor = start("accept", () -> listener.accept());
        Thread.sleep(100);
        listener.close();
        acceptor.join();
        start("later read", () -> client.read(ByteBuffer.allocate(10))).join();
        start("later accept", () -> listener.accept()).join();
        server.close();
    }
}
