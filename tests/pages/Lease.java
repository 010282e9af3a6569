import java.io.*;
import java.net.*;

/** A lock is given for a while; who comes back late writes all the same, as the storage takes everything. */
class Lease {
    static class Locker {
        static String owner;
        static long until;

        static synchronized boolean take(String who) {
            long now = System.nanoTime();
            if (owner != null && now - until < 0) return false;
            owner = who;
            until = now + 1_000_000_000L;
            return true;
        }

        public static void main(String[] args) throws Exception {
            try (ServerSocket server = new ServerSocket(7001)) {
                for (int i = 0; i < 2; i++) {
                    Socket peer = server.accept();
                    String name = "peer-" + i;
                    new Thread(() -> {
                        try (peer) {
                            while (peer.getInputStream().read() == 'L') {
                                peer.getOutputStream().write(take(name) ? 'y' : 'n');
                            }
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    }, "handler-" + i).start();
                }
            }
        }
    }

    static class Storage {
        static int value;

        public static void main(String[] args) throws Exception {
            try (ServerSocket server = new ServerSocket(7002)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket peer = server.accept()) {
                        InputStream in = peer.getInputStream();
                        while (true) {
                            int command = in.read();
                            if (command == -1) break;
                            if (command == 'r') peer.getOutputStream().write(value);
                            else value = in.read();
                        }
                    }
                }
            }
            if (value != 2) throw new AssertionError("both have counted, and the count is " + value);
        }
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            try (Socket locker = new Socket("localhost", 7001); Socket storage = new Socket("localhost", 7002)) {
                locker.getOutputStream().write('L');
                if (locker.getInputStream().read() != 'y') throw new IllegalStateException("locked");
                storage.getOutputStream().write('r');
                int seen = storage.getInputStream().read();
                storage.getOutputStream().write(new byte[] {'w', (byte) (seen + 1)});
            }
        }
    }
}
