// Two threads want one port, and neither expects BindException.
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;

public class BindBothThreads {
    static void listen() {
        try {
            new ServerSocket(9000);
        } catch (IOException e) {
            throw new UncheckedIOException(e); //~ uncaught
        }
    }

    public static void main(String[] args) {
        new Thread(BindBothThreads::listen).start();
        listen();
    }
}
