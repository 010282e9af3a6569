// A service with a pool of two threads: at the end one waits at accept and the others at an empty
// queue. All of that is idle.
//@ process: server = ServicePoolIdle$Server
//@ process: client = ServicePoolIdle$Client
//@ flags: --start-in-order --service server -ea
//@ note: service server is idle at the end
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServicePoolIdle {

    static class Server {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            ServerSocket listener = new ServerSocket(7000);
            while (true) {
                Socket s = listener.accept();
                pool.submit(() -> {
                    try (s) {
                        s.getOutputStream().write(s.getInputStream().read());
                    }
                    return null;
                });
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 7000)) {
                s.getOutputStream().write(5);
                assert s.getInputStream().read() == 5;
            }
        }
    }
}
