// The door opens when it is told to, and says nothing. Another thread of it listens to a relay, which the adversary does not stand
// before, and gives the secret away if the door is open when the relay rings. The relay rings when the bell is told to. The client
// rings before it opens; the adversary turns that round. What the door does when it opens nobody notices, and still it counts for
// what comes from elsewhere.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary door,bell,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: relay = HeardFromAnother$Relay
//@ process: door = HeardFromAnother$Door
//@ process: bell = HeardFromAnother$Bell
//@ process: client = HeardFromAnother$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class HeardFromAnother {
    static class Relay {
        public static void main(String[] args) throws Exception {
            try (ServerSocket forDoor = new ServerSocket(9100);
                    ServerSocket forBell = new ServerSocket(9101);
                    Socket door = forDoor.accept();
                    Socket bell = forBell.accept()) {
                door.getOutputStream().write(bell.getInputStream().read());
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
                Thread ringing = new Thread(() -> {
                    try (Socket relay = new Socket("localhost", 9100)) {
                        relay.getInputStream().read();
                        if (open) {
                            socket.getOutputStream().write(secret);
                        }
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                });
                ringing.start();
                open = socket.getInputStream().read() == 'o';
                ringing.join();
            }
        }
    }

    static class Bell {
        public static void main(String[] args) throws Exception {
            try (Socket relay = new Socket("localhost", 9101);
                    ServerSocket listener = new ServerSocket(9001);
                    Socket socket = listener.accept()) {
                relay.getOutputStream().write(socket.getInputStream().read());
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
