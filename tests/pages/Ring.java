import java.io.*;
import java.net.*;
/** Four nodes in a ring exchange values: each reads from its left before it writes to its right. Nobody begins. */
class Ring {
    public static void main(String[] args) throws IOException {
        int own = Integer.parseInt(args[0]);
        int next = Integer.parseInt(args[1]);
        boolean first = args.length > 2;
        try (ServerSocket door = new ServerSocket(own)) {
            Socket right = null;
            if (first) right = new Socket("localhost", next);
            Socket left = door.accept();
            if (!first) right = new Socket("localhost", next);
            int value = left.getInputStream().read();
            right.getOutputStream().write(value + 1);
            System.out.println(value);
        }
    }
}
