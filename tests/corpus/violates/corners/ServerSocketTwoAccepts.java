// Two threads accept at one listener, and one client comes: the other waits on.
//@ kinds: deadlock
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ServerSocketTwoAccepts {
    public static void main(String[] args) throws Exception {
        ServerSocket listener = new ServerSocket(0);
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) { ts[i] = new Thread(() -> { try { listener.accept().close(); } catch (IOException e) { throw new UncheckedIOException(e); } }); ts[i].start(); }
        new Socket("localhost", listener.getLocalPort()).close();
        for (Thread t : ts) t.join();
    }
}
