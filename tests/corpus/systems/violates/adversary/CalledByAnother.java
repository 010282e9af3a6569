// The door opens when it is told to, and says nothing. Another thread of it accepts calls, and gives the secret away to who knows the
// password if the door is open by then. That is the bell, which the adversary does not stand before: it calls when the porter tells it
// to. The client speaks to the porter before the door; the adversary turns that round.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary door,porter,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: bell = CalledByAnother$Bell
//@ process: porter = CalledByAnother$Porter
//@ process: door = CalledByAnother$Door
//@ process: client = CalledByAnother$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.Arrays;

public class CalledByAnother {
    static final byte[] PASSWORD = "a password of 16".getBytes();

    static class Bell {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9101); Socket porter = listener.accept()) {
                porter.getInputStream().read();
                try (Socket door = new Socket("localhost", 9100)) {
                    door.getOutputStream().write(PASSWORD);
                }
            }
        }
    }

    static class Porter {
        public static void main(String[] args) throws Exception {
            try (Socket bell = new Socket("localhost", 9101);
                    ServerSocket listener = new ServerSocket(9001);
                    Socket socket = listener.accept()) {
                bell.getOutputStream().write(socket.getInputStream().read());
            }
        }
    }

    static class Door {
        static volatile boolean open;

        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket calls = new ServerSocket(9100);
                    ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept()) {
                Thread called = new Thread(() -> {
                    try {
                        // The adversary may call, too.
                        for (int left = 2; left > 0; left--) {
                            byte[] word = calls.accept().getInputStream().readNBytes(PASSWORD.length);
                            if (open && Arrays.equals(word, PASSWORD)) {
                                socket.getOutputStream().write(secret);
                            }
                        }
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                });
                called.start();
                open = socket.getInputStream().read() == 'o';
                called.join();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket porter = new Socket("localhost", 9001); Socket door = new Socket("localhost", 9000)) {
                porter.getOutputStream().write('b');
                door.getOutputStream().write('o');
            }
        }
    }
}
