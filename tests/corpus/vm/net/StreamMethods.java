// The methods of plain socket streams: ranges, bulk reads, skips, copies, equality of streams.
import java.io.*;
import java.net.*;
import java.util.*;

public class StreamMethods {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Socket a = new Socket("localhost", server.getLocalPort());
            Socket b = server.accept();
            OutputStream out = a.getOutputStream();
            InputStream in = b.getInputStream();
            System.out.println((in == b.getInputStream()) + " " + (out == a.getOutputStream()));
            byte[] five = {1, 2, 3, 4, 5};
            out.write(five, 1, 3);
            show("readNBytes", () -> Arrays.toString(in.readNBytes(3)));
            out.write(five);
            byte[] buffer = new byte[10];
            show("read range", () -> in.readNBytes(buffer, 2, 5) + Arrays.toString(buffer));
            out.write(-1);
            out.write(256 + 7);
            show("bytes are unsigned", () -> in.read() + " " + in.read());
            out.write(new byte[0]);
            show("none", () -> in.read(new byte[0]));
            show("null", () -> in.read(null));
            show("null write", () -> { out.write(null); return "?"; });
            show("range", () -> in.read(buffer, 8, 3));
            show("range", () -> in.read(buffer, -1, 3));
            show("range", () -> in.read(buffer, 0, -3));
            show("range", () -> in.read(buffer, Integer.MAX_VALUE, 1));
            show("range write", () -> { out.write(buffer, 8, 3); return "?"; });
            show("range write", () -> { out.write(buffer, 0, -3); return "?"; });
            show("range write", () -> { out.write(buffer, -2, 1); return "?"; });
            show("end of range", () -> in.read(buffer, 10, 0));
            out.write(new byte[] {10, 11, 12, 13, 14, 15, 16});
            show("skip", () -> in.skip(2) + " " + in.read());
            show("skip none", () -> in.skip(0) + " " + in.skip(-4));
            in.skipNBytes(1);
            show("after skip", () -> in.read());
            show("mark", () -> in.markSupported());
            in.mark(10);
            show("reset", () -> { in.reset(); return "?"; });
            show("rest", () -> in.read() + " " + in.read());
            out.flush();
            ByteArrayInputStream source = new ByteArrayInputStream("copied text".getBytes());
            show("transfer out", () -> source.transferTo(out));
            a.shutdownOutput();
            ByteArrayOutputStream sink = new ByteArrayOutputStream();
            show("transfer in", () -> in.transferTo(sink) + " " + sink);
            show("at end", () -> in.read() + " " + in.read(buffer) + " " + in.readAllBytes().length + " "
                    + in.skip(4) + " " + in.readNBytes(3).length + " " + in.transferTo(sink));
            show("skip at end", () -> { in.skipNBytes(1); return "?"; });
            show("empty read at end", () -> in.read(new byte[0]));
            a.close();
            b.close();
            show("closed", () -> in.read(buffer));
            show("closed, none", () -> in.read(new byte[0]));
            show("closed write", () -> { out.write(1); return "?"; });
            show("closed write, none", () -> { out.write(new byte[0]); return "done"; });
            in.close();
            out.close();
        }
    }
}
