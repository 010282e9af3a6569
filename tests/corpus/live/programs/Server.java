import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** Checked servers of live clients: the first argument is how they behave, the second how many connections they serve. */
public class Server {
    static final int PORT = 9000;
    static int total;
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        int connections = Integer.parseInt(args[1]);
        List<Thread> workers = new ArrayList<>();
        try (ServerSocket listener = new ServerSocket(PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                if (args[0].equals("in turn")) {
                    serve(args[0], socket);
                    continue;
                }
                boolean first = i == 0;
                Thread worker = new Thread(() -> {
                    try {
                        serve(first ? args[0] + " first" : args[0], socket);
                    } catch (IOException broken) {
                        throw new IllegalStateException(broken);
                    }
                }, "worker-" + i);
                workers.add(worker);
                worker.start();
            }
        }
        for (Thread worker : workers) {
            worker.join();
        }
        if (args[0].startsWith("counts")) {
            assert total == 2 : "counted " + total;
        }
    }

    static void serve(String how, Socket socket) throws IOException {
        try (socket) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            OutputStream out = socket.getOutputStream();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (how.startsWith("counts locked")) {
                    synchronized (LOCK) {
                        total++;
                    }
                } else if (how.startsWith("counts")) {
                    total++;
                } else if (how.equals("alice first")) {
                    assert line.equals("alice") : line + " came first";
                } else if (how.startsWith("parses")) {
                    Integer.parseInt(line);
                } else if (how.startsWith("pairs")) {
                    line += in.readLine();
                }
                out.write((line + "\n").getBytes());
            }
        } catch (IOException broken) {
            if (!how.startsWith("tolerates")) {
                throw broken;
            }
        }
    }
}
