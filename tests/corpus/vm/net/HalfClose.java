// Each direction of a connection is closed on its own.
import java.io.*;
import java.net.*;
import java.util.*;

public class HalfClose {
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

    static String flags(Socket s) {
        return s.isInputShutdown() + " " + s.isOutputShutdown() + " " + s.isConnected() + " " + s.isClosed();
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Thread service = new Thread(() -> {
                try (Socket s = server.accept()) {
                    // The answer can only be given once the whole request is there.
                    byte[] request = s.getInputStream().readAllBytes();
                    byte[] answer = new StringBuilder(new String(request)).reverse().toString().getBytes();
                    s.getOutputStream().write(answer);
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            service.start();
            try (Socket s = new Socket("localhost", server.getLocalPort())) {
                s.getOutputStream().write("hello, ".getBytes());
                s.getOutputStream().write("world".getBytes());
                OutputStream out = s.getOutputStream();
                s.shutdownOutput();
                System.out.println(flags(s));
                show("shut again", () -> { s.shutdownOutput(); return "?"; });
                show("output", s::getOutputStream);
                show("write", () -> { out.write(3); return "?"; });
                show("flush", () -> { out.flush(); return "done"; });
                show("answer", () -> new String(s.getInputStream().readAllBytes()));
                InputStream in = s.getInputStream();
                s.shutdownInput();
                System.out.println(flags(s));
                show("shut again", () -> { s.shutdownInput(); return "?"; });
                show("input", s::getInputStream);
                show("read", () -> in.read());
                show("available", () -> in.available());
                s.close();
                System.out.println(flags(s));
                show("closed shut", () -> { s.shutdownInput(); return "?"; });
                show("closed shut", () -> { s.shutdownOutput(); return "?"; });
                show("closed read", () -> in.read());
                show("closed available", () -> in.available());
                show("closed skip", () -> in.skip(2));
            }
            service.join();

            Socket a = new Socket("localhost", server.getLocalPort());
            Socket b = server.accept();
            b.getOutputStream().write(new byte[] {1, 2, 3});
            InputStream in = a.getInputStream();
            show("before", () -> in.read());
            a.shutdownInput();
            show("thrown away", () -> in.read() + " " + in.available());
            b.getOutputStream().write(4);
            show("later", () -> in.read() + " " + in.available());
            a.getOutputStream().write(9);
            show("other way", () -> b.getInputStream().read());
            b.shutdownInput();
            a.getOutputStream().write(10);
            a.shutdownOutput();
            b.shutdownOutput();
            System.out.println(flags(a) + " / " + flags(b));
            a.close();
            b.close();

            // Closing a stream closes the socket.
            Socket c = new Socket("localhost", server.getLocalPort());
            Socket d = server.accept();
            c.getOutputStream().close();
            System.out.println(flags(c));
            show("end", () -> d.getInputStream().read());
            d.getInputStream().close();
            System.out.println(flags(d));
        }
    }
}
