//@ jdk: 21+
// Virtual threads block in socket operations like others.
import java.io.*;
import java.net.*;
import java.util.concurrent.*;
import java.util.*;

public class VirtualThreadServer {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> acceptor = pool.submit(() -> {
                for (int i = 0; i < 6; i++) {
                    Socket s = server.accept();
                    pool.submit(() -> {
                        try (s) {
                            DataInputStream in = new DataInputStream(s.getInputStream());
                            new DataOutputStream(s.getOutputStream()).writeUTF("hello " + in.readUTF());
                        }
                        return null;
                    });
                }
                return null;
            });
            List<Future<String>> answers = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                int n = i;
                answers.add(pool.submit(() -> {
                    try (Socket s = new Socket("localhost", server.getLocalPort())) {
                        new DataOutputStream(s.getOutputStream()).writeUTF("client " + n);
                        return new DataInputStream(s.getInputStream()).readUTF();
                    }
                }));
            }
            for (Future<String> answer : answers) System.out.println(answer.get());
            acceptor.get();
            // A virtual thread that is interrupted in a read has its socket closed.
            Socket a = new Socket("localhost", server.getLocalPort());
            Socket b = server.accept();
            CountDownLatch started = new CountDownLatch(1);
            Thread reader = Thread.ofVirtual().start(() -> {
                started.countDown();
                try {
                    System.out.println(a.getInputStream().read());
                } catch (IOException e) {
                    System.out.println(e + " " + Thread.currentThread().isInterrupted() + " " + a.isClosed());
                }
            });
            started.await();
            Thread.sleep(80);
            reader.interrupt();
            reader.join();
            System.out.println(b.getInputStream().read());
            b.close();
        }
    }
}
