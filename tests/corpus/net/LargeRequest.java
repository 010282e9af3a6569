// A request larger than all buffers, answered after its end.
//@ process: server = LargeRequest$Server {port}
//@ process: client = LargeRequest$Client {port}
import java.io.*;
import java.net.*;
import java.util.zip.CRC32;

public class LargeRequest {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept()) {
                    CRC32 sum = new CRC32();
                    byte[] buffer = new byte[64 << 10];
                    long total = 0;
                    InputStream in = s.getInputStream();
                    for (int n; (n = in.read(buffer)) >= 0; total += n) sum.update(buffer, 0, n);
                    System.out.println(total + " " + sum.getValue());
                    new DataOutputStream(s.getOutputStream()).writeLong(sum.getValue());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            byte[] data = new byte[5_000_000];
            for (int i = 0; i < data.length; i += 500) data[i] = (byte) (i / 500);
            try (Socket s = new Socket("localhost", port)) {
                s.getOutputStream().write(data);
                s.shutdownOutput();
                CRC32 sum = new CRC32();
                sum.update(data);
                System.out.println(new DataInputStream(s.getInputStream()).readLong() == sum.getValue());
            }
        }
    }
}
