// The primary answers a write only after the backup has it; who then asks the backup reads the new value.
//@ flags: --start-in-order
//@ process: backup = ReplicaSynchronous$Backup
//@ process: primary = ReplicaSynchronous$Primary
//@ process: client = ReplicaSynchronous$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReplicaSynchronous {
    static class Backup {
        public static void main(String[] args) throws IOException {
            int value = 0;
            try (ServerSocket listener = new ServerSocket(9001)) {
                try (Socket primary = listener.accept()) {
                    value = primary.getInputStream().read();
                    primary.getOutputStream().write('k');
                }
                try (Socket client = listener.accept()) {
                    client.getOutputStream().write(value);
                }
            }
        }
    }

    static class Primary {
        public static void main(String[] args) throws IOException {
            try (Socket backup = new Socket("localhost", 9001);
                    ServerSocket listener = new ServerSocket(9000);
                    Socket client = listener.accept()) {
                int value = client.getInputStream().read();
                backup.getOutputStream().write(value);
                assert backup.getInputStream().read() == 'k';
                client.getOutputStream().write('k');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket primary = new Socket("localhost", 9000)) {
                primary.getOutputStream().write(5);
                assert primary.getInputStream().read() == 'k';
            }
            try (Socket backup = new Socket("localhost", 9001)) {
                assert backup.getInputStream().read() == 5;
            }
        }
    }
}
