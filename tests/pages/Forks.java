import java.io.*;
import java.net.*;
import java.util.concurrent.Semaphore;

/** Three diners ask a server for their left fork and then for their right one: a deadlock of processes, by way of the server. */
class Forks {
    static class Table {
        static final Semaphore[] forks = {new Semaphore(1), new Semaphore(1), new Semaphore(1)};

        static void serve(Socket diner) {
            try (diner) {
                InputStream in = diner.getInputStream();
                for (int asked = in.read(); asked != -1; asked = in.read()) {
                    if (asked < 3) forks[asked].acquire();
                    else forks[asked - 3].release();
                    diner.getOutputStream().write('k');
                }
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket door = new ServerSocket(9300)) {
                for (int i = 0; i < 3; i++) {
                    Socket diner = door.accept();
                    new Thread(() -> serve(diner), "waiter-" + i).start();
                }
            }
        }
    }

    static class Diner {
        public static void main(String[] args) throws IOException {
            int left = Integer.parseInt(args[0]), right = (left + 1) % 3;
            try (Socket table = new Socket("localhost", 9300)) {
                for (int asked : new int[] {left, right, left + 3, right + 3}) {
                    table.getOutputStream().write(asked);
                    table.getInputStream().read();
                }
            }
        }
    }
}
