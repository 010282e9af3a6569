// Reads with a time limit: they end late, the connection stays, and the bytes are not lost.
import java.io.*;
import java.net.*;

public class ReadTimeout {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket a = new Socket("localhost", server.getLocalPort());
                Socket b = server.accept()) {
            InputStream in = a.getInputStream();
            a.setSoTimeout(40);
            long start = System.nanoTime();
            try {
                in.read();
            } catch (SocketTimeoutException e) {
                System.out.println(e + " " + e.bytesTransferred + " "
                        + (System.nanoTime() - start >= 39_000_000L));
            }
            System.out.println(a.isClosed() + " " + a.isConnected());
            b.getOutputStream().write(1);
            System.out.println(in.read());
            DataInputStream data = new DataInputStream(in);
            b.getOutputStream().write(new byte[] {0, 0});
            try {
                data.readInt();
            } catch (InterruptedIOException e) {
                System.out.println(e);
            }
            b.getOutputStream().write(new byte[] {0, 9, 0, 4});
            System.out.println(data.readInt() >>> 16);
            BufferedReader reader = new BufferedReader(new InputStreamReader(in));
            b.getOutputStream().write("half".getBytes());
            try {
                reader.readLine();
            } catch (SocketTimeoutException e) {
                System.out.println(e);
            }
            b.getOutputStream().write(" line\n".getBytes());
            System.out.println(reader.readLine());
            // The limit is that of the beginning of the read.
            a.setSoTimeout(0);
            Thread late = new Thread(() -> {
                try {
                    Thread.sleep(80);
                    a.setSoTimeout(1);
                    Thread.sleep(80);
                    b.getOutputStream().write(33);
                } catch (Exception e) {
                    System.out.println(e);
                }
            });
            late.start();
            System.out.println(in.read());
            late.join();
            b.close();
            System.out.println(in.read());
        }
    }
}
