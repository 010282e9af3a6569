// The door opens when it is told to, and says nothing. Another thread of it waits for the lock of a file, which the bell has until it is
// told to give it back; then it gives the secret away if the door is open. The client speaks to the bell before the door; the adversary
// turns that round.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary bell,door,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: bell = LockAwaited$Bell
//@ process: door = LockAwaited$Door
//@ process: client = LockAwaited$Client
import heddle.Heddle;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class LockAwaited {
    static class Bell {
        public static void main(String[] args) throws Exception {
            try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
                file.getChannel().lock();
                try (ServerSocket listener = new ServerSocket(9001); Socket socket = listener.accept()) {
                    socket.getInputStream().read();
                }
            }
        }
    }

    static class Door {
        static volatile boolean open;

        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                Thread waiting = new Thread(() -> {
                    try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
                        file.getChannel().lock();
                        if (open) {
                            socket.getOutputStream().write(secret);
                        }
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                });
                waiting.start();
                open = socket.getInputStream().read() == 'o';
                waiting.join();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket bell = new Socket("localhost", 9001); Socket door = new Socket("localhost", 9000)) {
                bell.getOutputStream().write('b');
                door.getOutputStream().write('o');
            }
        }
    }
}
