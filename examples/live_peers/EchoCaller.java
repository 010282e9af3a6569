import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A client of the echo servers in examples/echo that runs for real: the arguments are the port and a message. */
public class EchoCaller {
    public static void main(String[] args) throws IOException {
        byte[] message = args[1].getBytes(StandardCharsets.US_ASCII);
        try (Socket socket = new Socket("127.0.0.1", Integer.parseInt(args[0]))) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            out.write(message);
            System.out.println(new String(in.readNBytes(message.length), StandardCharsets.US_ASCII));
        }
    }
}
