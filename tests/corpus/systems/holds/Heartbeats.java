// The monitor gives up on a silent worker after a time-out, but a worker that closes in time is seen as ended.
//@ flags: --start-in-order
//@ process: monitor = Heartbeats$Monitor
//@ process: worker = Heartbeats$Worker
//@ unreduced: no
import java.io.*;
import java.net.*;

public class Heartbeats {
    static class Monitor {
        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9000); Socket s = ss.accept()) {
                s.setSoTimeout(1000);
                int beats = 0, missed = 0;
                while (true) {
                    try {
                        int b = s.getInputStream().read();
                        if (b < 0) break;
                        beats++;
                        missed = 0;
                    } catch (SocketTimeoutException e) {
                        if (++missed == 2) {
                            System.out.println("lost");
                            return;
                        }
                    }
                }
                assert beats == 2;
            }
        }
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 9000)) {
                for (int i = 0; i < 2; i++) {
                    s.getOutputStream().write(1);
                    Thread.sleep(500);
                }
            } catch (SocketException e) {
                System.out.println("monitor gone");
            }
        }
    }
}
