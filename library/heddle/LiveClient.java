package heddle;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * The process that stands for a live client. For each connection that the real program makes, it makes one to
 * the checked server, and passes on what comes from either side: at any speed, as networks do.
 */
public final class LiveClient extends Thread {
    private static final int BUFFER = 8192;
    private final Socket from;
    private final Socket to;
    // Asked for before there are several threads, so that these have little to do with each other.
    private final InputStream in;
    private final OutputStream out;

    private LiveClient(String name, Socket from, Socket to) throws IOException {
        super(name);
        this.from = from;
        this.to = to;
        in = from.getInputStream();
        out = to.getOutputStream();
    }

    /** The arguments: host and port of the checked server, host and port at which the real program is asked. */
    public static void main(String[] args) throws IOException {
        String program = args[2];
        int asked = Integer.parseInt(args[3]);
        // It starts with the first of these; on that a byte comes whenever it makes a connection.
        InputStream made = new Socket(program, asked).getInputStream();
        while (made.read() >= 0) {
            Socket real = new Socket(program, asked);
            Socket checked;
            try {
                checked = new Socket(args[0], Integer.parseInt(args[1]));
            } catch (IOException refused) {
                reset(real);
                continue;
            }
            LiveClient requests = new LiveClient("requests", real, checked);
            LiveClient replies = new LiveClient("replies", checked, real);
            requests.start();
            replies.start();
        }
    }

    @Override
    public void run() {
        byte[] bytes = new byte[BUFFER];
        try {
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                out.write(bytes, 0, count);
            }
            to.shutdownOutput();
        } catch (IOException broken) {
            reset(from);
            reset(to);
        }
    }

    private static void reset(Socket socket) {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException closed) {
            // That is what was wanted.
        }
    }
}
