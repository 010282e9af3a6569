// Two threads read from one connection, to which one byte comes: the other one waits on.
//@ kinds: deadlock
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketTwoReaders {
    public static void main(String[] args) throws Exception {
        ServerSocket listener = new ServerSocket(0);
        Socket client = new Socket("localhost", listener.getLocalPort());
        Socket server = listener.accept();
        int[] got = new int[2];
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) { int k = i; ts[i] = new Thread(() -> { try { got[k] = server.getInputStream().read(); } catch (IOException e) { throw new UncheckedIOException(e); } }); ts[i].start(); }
        client.getOutputStream().write(1);
        for (Thread t : ts) t.join();
    }
}
