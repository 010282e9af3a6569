// How many bytes can be read without waiting.
import java.io.*;
import java.net.*;

public class Availability {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket a = new Socket("localhost", server.getLocalPort());
                Socket b = server.accept()) {
            InputStream in = b.getInputStream();
            OutputStream out = a.getOutputStream();
            System.out.println(in.available());
            out.write(new byte[100]);
            out.write(1);
            while (in.available() < 101) Thread.sleep(1);
            System.out.println(in.available());
            System.out.println(in.read(new byte[40]) + " " + in.available());
            System.out.println(in.skip(10) + " " + in.available());
            System.out.println(in.read(new byte[0]) + " " + in.available());
            System.out.println(in.read(new byte[500]) + " " + in.available());
            BufferedInputStream buffered = new BufferedInputStream(in);
            out.write(new byte[] {1, 2, 3, 4});
            System.out.println(buffered.read() + " " + buffered.available());
            a.shutdownOutput();
            Thread.sleep(50);
            System.out.println(in.available());
            System.out.println(buffered.read(new byte[10]) + " " + buffered.read());
            System.out.println(in.available());
            b.close();
            try {
                in.available();
            } catch (IOException e) {
                System.out.println(e);
            }
        }
    }
}
