// Two threads accept, one client comes, and then the listener is closed: the thread that got nothing ends with
// SocketException. That this is never the first one is wrong.
//@ kinds: assertion-failure
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class OneClientForTwoAcceptors {
    static boolean accepts(ServerSocket listener) {
        try {
            listener.accept().close();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket listener = new ServerSocket(9000);
        Thread[] threads = new Thread[2];
        boolean[] got = new boolean[2];
        threads[0] = new Thread(() -> got[0] = accepts(listener));
        threads[1] = new Thread(() -> got[1] = accepts(listener));
        threads[0].start();
        threads[1].start();
        Socket client = new Socket("localhost", 9000);
        client.getInputStream().read();
        listener.close();
        threads[0].join();
        threads[1].join();
        assert got[0] ^ got[1];
        assert got[0]; //~ assertion-failure
    }
}
