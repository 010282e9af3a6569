// Two peers: each listens, then connects at once; the other may not listen yet.
//@ kinds: uncaught deadlock
//@ process: p1 = PeersAtOnce$Peer 9001 9002
//@ process: p2 = PeersAtOnce$Peer 9002 9001
import java.io.*;
import java.net.*;

public class PeersAtOnce {
    static class Peer {
        public static void main(String[] args) throws Exception {
            int mine = Integer.parseInt(args[0]), other = Integer.parseInt(args[1]);
            try (ServerSocket ss = new ServerSocket(mine);
                    Socket out = new Socket("localhost", other);
                    Socket in = ss.accept()) {
                out.getOutputStream().write(1);
                assert in.getInputStream().read() == 1;
            }
        }
    }
}
