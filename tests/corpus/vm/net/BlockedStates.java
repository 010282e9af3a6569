// Threads in blocking operations of sockets count as running.
import java.net.*;

public class BlockedStates {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        Socket a = new Socket("localhost", server.getLocalPort());
        Socket b = server.accept();
        Thread acceptor = new Thread(() -> {
            try {
                server.accept();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        Thread reader = new Thread(() -> {
            try {
                a.getInputStream().read();
                System.out.println("read");
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        acceptor.start();
        reader.start();
        Thread.sleep(100);
        System.out.println(acceptor.getState() + " " + reader.getState());
        System.out.println(acceptor.isAlive() + " " + acceptor.isInterrupted());
        server.close();
        acceptor.join();
        b.close();
        reader.join();
        System.out.println(acceptor.getState() + " " + reader.getState());
    }
}
