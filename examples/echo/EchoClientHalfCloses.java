import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Arrays;

/**
 * The repair of the deadlock between EchoClient and EchoServerHangs: the client sends all messages and
 * ends its half of the connection; then it reads the echo, whole.
 */
public class EchoClientHalfCloses {
    public static void main(String[] args) throws IOException {
        int messages = Integer.parseInt(args[0]);
        try (Socket socket = new Socket("localhost", EchoServer.PORT)) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            for (int i = 0; i < messages; i++) {
                out.write(EchoClient.message(i));
            }
            socket.shutdownOutput();
            for (int i = 0; i < messages; i++) {
                byte[] message = EchoClient.message(i);
                assert Arrays.equals(message, in.readNBytes(message.length)) : "message " + i;
            }
            assert in.read() == -1 : "more came back than was sent";
        }
    }
}
