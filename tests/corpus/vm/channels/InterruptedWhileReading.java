// An interrupt closes the channel that its thread waits for, also if it came before.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class InterruptedWhileReading {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Thread reader = new Thread(() -> {
            try {
                client.read(ByteBuffer.allocate(10));
            } catch (Exception e) {
                System.out.println(e + " " + Thread.currentThread().isInterrupted());
            }
        });
        reader.start();
        Thread.sleep(100);
        reader.interrupt();
        reader.join();
        System.out.println(client.isOpen());
        Thread.currentThread().interrupt();
        try {
            listener.accept();
        } catch (Exception e) {
            System.out.println(e + " " + Thread.interrupted());
        }
        System.out.println(listener.isOpen());
        Thread.currentThread().interrupt();
        try {
            server.write(ByteBuffer.allocate(1));
        } catch (Exception e) {
            System.out.println(e + " " + Thread.interrupted());
        }
        System.out.println(server.isOpen());
    }
}
