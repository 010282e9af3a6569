// `createFile` is atomic, also between processes of one host: one of them becomes the leader and gets the port that only
// one process can have.
//@ process: one = LockFileOneLeader$Node
//@ process: two = LockFileOneLeader$Node
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

public class LockFileOneLeader {
    static class Node {
        public static void main(String[] args) throws IOException {
            try {
                Files.createFile(Path.of("lock-one-leader"));
            } catch (FileAlreadyExistsException e) {
                return;
            }
            try (ServerSocket listener = new ServerSocket(9000)) {
                assert listener.isBound();
            }
        }
    }
}
