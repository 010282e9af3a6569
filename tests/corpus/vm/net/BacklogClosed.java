// A server that closes resets what nobody accepted.
import java.net.*;

public class BacklogClosed {
    static void read(Socket s) {
        try {
            System.out.println("read " + s.getInputStream().read());
        } catch (Exception e) {
            System.out.println("read " + e);
        }
    }

    static void write(Socket s) {
        try {
            s.getOutputStream().write(1);
            System.out.println("wrote");
        } catch (Exception e) {
            System.out.println("write " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        int port = server.getLocalPort();
        Socket reads = new Socket("localhost", port);
        Socket writes = new Socket("localhost", port);
        Socket wrote = new Socket("localhost", port);
        write(wrote);
        server.close();
        Thread.sleep(100);
        read(reads);
        read(reads);
        write(reads);
        write(reads);
        write(writes);
        write(writes);
        read(writes);
        read(wrote);
        write(wrote);
        try {
            new Socket("localhost", port);
        } catch (ConnectException e) {
            System.out.println(e);
        }
        System.out.println(reads.isConnected() + " " + reads.isClosed());
    }
}
