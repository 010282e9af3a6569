// Whoever begins to read after the input was shut is told of the end of the stream, whatever comes later: Socket remembers
// that it is shut.
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadAfterShutInput {
    public static void main(String[] args) throws IOException, InterruptedException {
        ServerSocket listener = new ServerSocket(9000);
        Socket client = new Socket("localhost", 9000);
        Socket server = listener.accept();
        InputStream in = server.getInputStream();
        server.shutdownInput();
        Thread writer = new Thread(() -> {
            try {
                client.getOutputStream().write(5);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        assert in.read() == -1;
        writer.join();
        assert in.read() == -1;
    }
}
