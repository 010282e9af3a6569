import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

/**
 * Grants a lock to one client at a time, for a limited time: a lease. With the lease comes a token, a number that
 * grows with every lease. A client that neither gives the lock back nor ends in time loses it without being told; it
 * may be slow, or gone, and the server can not know which. Who waits for the lock waits in the backlog.
 * The argument is the number of leases to grant.
 */
public class LockServer {
    static final int PORT = 9200;
    private static final int LEASE_MILLISECONDS = 1000;

    public static void main(String[] args) throws IOException {
        int leases = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(PORT)) {
            for (int token = 1; token <= leases; token++) {
                try (Socket client = listener.accept()) {
                    grant(client, token);
                }
            }
        }
    }

    private static void grant(Socket client, int token) throws IOException {
        client.getOutputStream().write(token);
        client.setSoTimeout(LEASE_MILLISECONDS);
        try {
            client.getInputStream().read();
        } catch (SocketTimeoutException e) {
            // the lease is over; the next client gets a higher token
        }
    }
}
