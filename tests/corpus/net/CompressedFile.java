// A named file, compressed on the way.
//@ process: server = CompressedFile$Server {port}
//@ process: client = CompressedFile$Client {port}
import java.io.*;
import java.net.*;
import java.util.Arrays;
import java.util.zip.*;

public class CompressedFile {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept();
                        DataInputStream in = new DataInputStream(new GZIPInputStream(s.getInputStream()))) {
                    String name = in.readUTF();
                    byte[] content = new byte[in.readInt()];
                    in.readFully(content);
                    System.out.println(name + " " + content.length + " " + Arrays.hashCode(content));
                    s.getOutputStream().write(content.length & 0x7f);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            byte[] content = "some text that compresses well ".repeat(3000).getBytes();
            try (Socket s = new Socket("localhost", port)) {
                GZIPOutputStream zip = new GZIPOutputStream(s.getOutputStream());
                DataOutputStream out = new DataOutputStream(zip);
                out.writeUTF("notes.txt");
                out.writeInt(content.length);
                out.write(content);
                out.flush();
                zip.finish();
                System.out.println(s.getInputStream().read() == (content.length & 0x7f));
            }
        }
    }
}
