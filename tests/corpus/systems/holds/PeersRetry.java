// Two peers both listen and connect; a thread accepts while main connects, with retries.
//@ process: p1 = PeersRetry$Peer 9001 9002
//@ process: p2 = PeersRetry$Peer 9002 9001
//@ unreduced: no
import java.io.*;
import java.net.*;

public class PeersRetry {
    static class Peer {
        public static void main(String[] args) throws Exception {
            int mine = Integer.parseInt(args[0]), other = Integer.parseInt(args[1]);
            int[] heard = new int[1];
            ServerSocket ss = new ServerSocket(mine);
            Thread t = new Thread(() -> {
                try (Socket s = ss.accept()) {
                    heard[0] = new DataInputStream(s.getInputStream()).readInt();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            t.start();
            Socket s = null;
            while (s == null) try {
                s = new Socket("localhost", other);
            } catch (ConnectException e) {
                Thread.sleep(10);
            }
            new DataOutputStream(s.getOutputStream()).writeInt(mine);
            s.close();
            t.join();
            ss.close();
            assert heard[0] == other;
        }
    }
}
