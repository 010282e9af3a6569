// More bytes than the buffers hold: the writer goes on as the reader reads.
import java.io.*;
import java.net.*;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.CRC32;

public class LargeTransfer {
    public static void main(String[] args) throws Exception {
        byte[] data = new byte[10_000_000];
        for (int i = 0; i < data.length; i += 1000) data[i] = (byte) (i / 1000);
        try (ServerSocket server = new ServerSocket(0)) {
            AtomicBoolean done = new AtomicBoolean();
            Thread writer = new Thread(() -> {
                try (Socket s = new Socket("localhost", server.getLocalPort())) {
                    s.getOutputStream().write(data);
                    done.set(true);
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            writer.start();
            try (Socket s = server.accept()) {
                InputStream in = s.getInputStream();
                int first = in.read();
                Thread.sleep(200);
                System.out.println("first " + first + " written " + done.get());
                long total = 1;
                CRC32 sum = new CRC32();
                sum.update(first);
                byte[] buffer = new byte[300_000];
                int most = 0;
                for (int n; (n = in.read(buffer)) >= 0; total += n) {
                    sum.update(buffer, 0, n);
                    most = Math.max(most, n);
                }
                CRC32 whole = new CRC32();
                whole.update(data);
                System.out.println(total + " " + (sum.getValue() == whole.getValue()) + " " + (most <= 128 * 1024));
            }
            writer.join();
            System.out.println(done);
        }
    }
}
