// The server fails because the client does not listen yet; the client sleeps and tries again for ever: a loop of
// few states.
//@ kinds: uncaught
//@ process: server = RetriesForDead$Server
//@ process: client = RetriesForDead$Client
//@ unreduced: no
import java.net.*;

public class RetriesForDead {
    static class Server {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 9001).close();
            try (ServerSocket s = new ServerSocket(9000)) {
                s.accept();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            ServerSocket own = new ServerSocket(9001);
            Socket s = null;
            while (s == null) {
                try {
                    s = new Socket("localhost", 9000);
                } catch (ConnectException e) {
                    Thread.sleep(100);
                }
            }
            s.close();
            own.close();
        }
    }
}
