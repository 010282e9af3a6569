// The service takes requests from a queue that one of its threads fills; that thread dies of a bad
// request, and the next client waits for ever.
//@ process: server = ClientOfIdleQueue$Server
//@ process: client = ClientOfIdleQueue$Client
//@ flags: --start-in-order --service server --no-property no-uncaught
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ClientOfIdleQueue {

    static class Server {
        public static void main(String[] args) throws Exception {
            BlockingQueue<Socket> queue = new LinkedBlockingQueue<>();
            Thread worker = new Thread(() -> {
                try {
                    while (true) {
                        Socket s = queue.take();
                        int b = s.getInputStream().read();
                        s.getOutputStream().write(10 / b);
                    }
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            worker.start();
            ServerSocket listener = new ServerSocket(7000);
            while (true) queue.put(listener.accept());
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            for (int b : new int[] {0, 5}) {
                Socket s = new Socket("localhost", 7000);
                s.getOutputStream().write(b);
                s.getInputStream().read();
            }
        }
    }
}
