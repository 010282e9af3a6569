// Several threads write to and read from one socket: no byte is lost, and writes stay whole.
import java.io.*;
import java.net.*;
import java.util.*;

public class SharedSocket {
    static List<Thread> start(int count, java.util.function.IntConsumer work) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int n = i;
            Thread t = new Thread(() -> work.accept(n));
            t.start();
            threads.add(t);
        }
        return threads;
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket a = new Socket("localhost", server.getLocalPort());
                Socket b = server.accept()) {
            // Each large write fills the buffers several times, and none is mixed with another.
            List<Thread> writers = start(3, n -> {
                try {
                    byte[] block = new byte[1_000_000];
                    Arrays.fill(block, (byte) (n + 1));
                    a.getOutputStream().write(block);
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            byte[] all = b.getInputStream().readNBytes(3_000_000);
            for (Thread t : writers) t.join();
            int changes = 0;
            Set<Integer> kinds = new TreeSet<>();
            for (int i = 0; i < all.length; i++) {
                if (i > 0 && all[i] != all[i - 1]) changes++;
                if (i % 100_000 == 0) kinds.add((int) all[i]);
            }
            System.out.println(changes + " " + kinds);

            int[] sums = new int[4];
            List<Thread> readers = start(4, n -> {
                try {
                    InputStream in = b.getInputStream();
                    for (int x; (x = in.read()) >= 0;) sums[n] += x;
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            int expected = 0;
            for (int i = 0; i < 500; i++) {
                a.getOutputStream().write(i % 200);
                expected += i % 200;
            }
            a.shutdownOutput();
            for (Thread t : readers) t.join();
            System.out.println(Arrays.stream(sums).sum() == expected);
        }
    }
}
