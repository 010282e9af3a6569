// The server takes the time when it is told to begin, and says nothing. When it is told to end it gives its secret away if more than half
// a second is over, and less than two. The sleeper sleeps for a second in between, when it is told to. With deadlines in order that is the
// only way for time to pass. The client speaks to the sleeper last; the adversary turns that round.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,sleeper,client --adversary-sessions 2 --no-minimize --time ordered
//@ stubs: yes
//@ process: server = TimePassesElsewhere$Server
//@ process: sleeper = TimePassesElsewhere$Sleeper
//@ process: client = TimePassesElsewhere$Client
import heddle.Heddle;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class TimePassesElsewhere {
    static class Server {
        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.accept().getInputStream().read();
                long begun = System.currentTimeMillis();
                Socket socket = listener.accept();
                socket.getInputStream().read();
                long passed = System.currentTimeMillis() - begun;
                if (passed > 500 && passed < 2000) {
                    socket.getOutputStream().write(secret);
                }
            }
        }
    }

    static class Sleeper {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = listener.accept()) {
                socket.getInputStream().read();
                Thread.sleep(1000);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket begin = new Socket("localhost", 9000);
                    Socket end = new Socket("localhost", 9000);
                    Socket sleeper = new Socket("localhost", 9001)) {
                begin.getOutputStream().write('b');
                end.getOutputStream().write('e');
                sleeper.getOutputStream().write('s');
            }
        }
    }
}
