// A server with waiting threads is stopped by a client's word.
//@ process: server = StopByClient$Server {port}
//@ process: client = StopByClient$Client {port}
import java.io.*;
import java.net.*;
import java.util.*;

public class StopByClient {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                List<Thread> threads = new ArrayList<>();
                while (true) {
                    Socket s = listener.accept();
                    int word = s.getInputStream().read();
                    if (word == 'q') {
                        s.getOutputStream().write('k');
                        break;
                    }
                    Thread t = new Thread(() -> {
                        try {
                            s.getInputStream().read();
                            System.out.println("a byte or the end");
                        } catch (IOException e) {
                            System.out.println(e);
                        }
                    });
                    t.setDaemon(true);
                    t.start();
                    threads.add(t);
                    s.getOutputStream().write('o');
                }
                System.out.println("stopped with " + threads.size() + " waiting");
                System.exit(0);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Socket[] idle = new Socket[2];
            for (int i = 0; i < 2; i++) {
                idle[i] = new Socket("localhost", port);
                idle[i].getOutputStream().write('x');
                System.out.println((char) idle[i].getInputStream().read());
            }
            try (Socket s = new Socket("localhost", port)) {
                s.getOutputStream().write('q');
                System.out.println((char) s.getInputStream().read());
            }
            for (Socket s : idle) System.out.println(s.getInputStream().read());
        }
    }
}
