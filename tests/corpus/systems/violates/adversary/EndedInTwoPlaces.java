// A session that began once is ended by two servers, each when it is told to, and neither answers. Both ends are needed to see that
// there is one too many, in whatever order: what a server claims counts for others, although they cannot notice it.
//@ kinds: agreement
//@ flags: --start-in-order --adversary first,second,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: first = EndedInTwoPlaces$First
//@ process: second = EndedInTwoPlaces$Second
//@ process: client = EndedInTwoPlaces$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EndedInTwoPlaces {
    static void serve(int port) throws IOException {
        try (ServerSocket listener = new ServerSocket(port); Socket socket = listener.accept()) {
            if (socket.getInputStream().read() == 'e') {
                Heddle.end("session", "s");
            }
        }
    }

    static class First {
        public static void main(String[] args) throws IOException {
            serve(9000);
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            serve(9001);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Heddle.begin("session", "s");
            try (Socket first = new Socket("localhost", 9000)) {
                first.getOutputStream().write('e');
            }
        }
    }
}
