// The reader has looked whether the input is shut, and waits for a byte, when main shuts it. Linux still hands on what comes
// after that, so the reader may be given the byte instead of the end of the stream (seen on java).
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadBegunBeforeShutInput {
    public static void main(String[] args) throws IOException {
        ServerSocket listener = new ServerSocket(9000);
        Socket client = new Socket("localhost", 9000);
        Socket server = listener.accept();
        InputStream in = server.getInputStream();
        new Thread(() -> {
            try {
                assert in.read() == -1; //~ assertion-failure
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        server.shutdownInput();
        client.getOutputStream().write(5);
    }
}
