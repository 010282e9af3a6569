// Once the client has ended, the service is shut down: its hook runs, and finds what the client had
// sent, since the service was idle by then.
//@ process: server = ServiceShutDown$Server
//@ process: client = ServiceShutDown$Client
//@ flags: --start-in-order --service server --until clients-ended -ea
//@ no-note: idle at the end
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServiceShutDown {
    static volatile int served;

    static class Server {
        public static void main(String[] args) throws Exception {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                assert served == 1;
            }));
            ServerSocket listener = new ServerSocket(7000);
            while (true) {
                try (Socket s = listener.accept()) {
                    while (s.getInputStream().read() >= 0) { }
                    served++;
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 7000)) {
                s.getOutputStream().write(5);
            }
        }
    }
}
