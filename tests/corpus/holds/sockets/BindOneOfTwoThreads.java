// Two threads want one port: exactly one gets it, the other gets BindException, at `bind` or at `listen`.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

public class BindOneOfTwoThreads {
    static final AtomicInteger listeners = new AtomicInteger();

    static void listen() {
        try {
            ServerSocket listener = new ServerSocket(9000);
            assert listener.isBound();
            listeners.incrementAndGet();
        } catch (BindException e) {
            // The other one has it.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(BindOneOfTwoThreads::listen);
        other.start();
        listen();
        other.join();
        assert listeners.get() == 1;
    }
}
