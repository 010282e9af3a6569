// Services are shut down once the clients have ended and nothing else happens. The hook of this one
// expects that every request was answered, and a request that the client gave up was not.
//@ process: server = ServiceHookTooEarly$Server
//@ process: client = ServiceHookTooEarly$Client
//@ flags: --start-in-order --service server --until clients-ended -ea
//@ kinds: assertion-failure
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServiceHookTooEarly {
    static volatile int asked, answered;

    static class Server {
        public static void main(String[] args) throws Exception {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                assert asked == answered;
            }));
            ServerSocket listener = new ServerSocket(7000);
            while (true) {
                Socket s = listener.accept();
                asked++;
                if (s.getInputStream().read() >= 0) answered++;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 7000).close();
        }
    }
}
