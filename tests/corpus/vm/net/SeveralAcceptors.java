// Several threads accept on one server socket: each connection is served once.
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class SeveralAcceptors {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        AtomicInteger served = new AtomicInteger();
        List<Thread> acceptors = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                while (true) {
                    try (Socket s = server.accept()) {
                        int x = s.getInputStream().read();
                        s.getOutputStream().write(x + 1);
                        served.incrementAndGet();
                    } catch (SocketException e) {
                        return;
                    } catch (IOException e) {
                        System.out.println(e);
                        return;
                    }
                }
            });
            t.start();
            acceptors.add(t);
        }
        int sum = 0;
        for (int i = 0; i < 12; i++) {
            try (Socket s = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
                s.getOutputStream().write(i * 10);
                int answer = s.getInputStream().read();
                System.out.println(answer);
                sum += answer;
                System.out.println(s.getInputStream().read());
            }
        }
        server.close();
        for (Thread t : acceptors) t.join();
        System.out.println(sum + " " + served);
    }
}
