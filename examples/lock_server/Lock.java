import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;

/** A client's side of a lease: made when the lock is granted, closed to give it back. */
class Lock implements Closeable {
    private final Socket server;
    private final int token;

    private Lock(Socket server, int token) {
        this.server = server;
        this.token = token;
    }

    /** Waits until the lock is free. */
    static Lock acquire() throws IOException {
        Socket server = new Socket("localhost", LockServer.PORT);
        return new Lock(server, server.getInputStream().read());
    }

    int token() {
        return token;
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
