import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * Takes the lock, increments the counter in the storage, and gives the lock back. If the storage refuses a request,
 * the lease has ended, and the client gives up.
 */
public class Client {
    private final InputStream in;
    private final OutputStream out;

    Client(Socket storage) throws IOException {
        in = storage.getInputStream();
        out = storage.getOutputStream();
    }

    public static void main(String[] args) throws IOException {
        try (Socket storage = new Socket("localhost", Storage.PORT); Lock lock = Lock.acquire()) {
            new Client(storage).increment(lock.token());
        }
    }

    private void increment(int token) throws IOException {
        int counter = ask(Storage.READ, token);
        if (counter != Storage.REFUSED) {
            int written = ask(Storage.WRITE, token, counter + 1);
            assert written == counter + 1 || written == Storage.REFUSED : written;
        }
    }

    private int ask(int... request) throws IOException {
        byte[] bytes = new byte[request.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) request[i];
        }
        out.write(bytes);
        return in.read();
    }
}
