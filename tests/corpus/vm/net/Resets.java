// What both ends see after closes with unread bytes, closes without linger, and late writes.
import java.io.*;
import java.net.*;

public class Resets {
    interface Script {
        void run(Socket a, Socket b) throws Exception;
    }

    static void run(String name, Script script) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Socket a = new Socket("localhost", server.getLocalPort());
            Socket b = server.accept();
            System.out.println("== " + name);
            try {
                script.run(a, b);
            } catch (Exception e) {
                System.out.println(e);
            }
            a.close();
            b.close();
        }
    }

    static void moment() throws Exception {
        Thread.sleep(60);
    }

    static void read(String who, Socket s) {
        try {
            System.out.println(who + " read " + s.getInputStream().read());
        } catch (Exception e) {
            System.out.println(who + " read " + e);
        }
    }

    static void write(String who, Socket s) {
        try {
            s.getOutputStream().write(65);
            System.out.println(who + " wrote");
        } catch (Exception e) {
            System.out.println(who + " write " + e);
        }
    }

    static void available(String who, Socket s) {
        try {
            System.out.println(who + " available " + s.getInputStream().available());
        } catch (Exception e) {
            System.out.println(who + " available " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        run("closed with unread bytes, the other reads", (a, b) -> {
            write("a", a);
            moment();
            b.close();
            moment();
            read("a", a);
            read("a", a);
            write("a", a);
            write("a", a);
            read("a", a);
        });
        run("closed with unread bytes, the other writes", (a, b) -> {
            write("a", a);
            moment();
            b.close();
            moment();
            write("a", a);
            write("a", a);
            read("a", a);
            read("a", a);
        });
        run("closed with unread bytes on both sides", (a, b) -> {
            write("a", a);
            write("b", b);
            moment();
            b.close();
            moment();
            available("a", a);
            read("a", a);
            read("a", a);
            write("a", a);
        });
        run("closed clean, the other writes", (a, b) -> {
            b.close();
            moment();
            write("a", a);
            moment();
            write("a", a);
            write("a", a);
            read("a", a);
            read("a", a);
        });
        run("closed clean with bytes under way, the other writes, then reads", (a, b) -> {
            write("b", b);
            b.close();
            moment();
            write("a", a);
            moment();
            write("a", a);
            read("a", a);
            read("a", a);
        });
        run("closed clean with bytes under way, the other reads", (a, b) -> {
            write("b", b);
            write("b", b);
            b.close();
            moment();
            available("a", a);
            read("a", a);
            read("a", a);
            read("a", a);
            available("a", a);
        });
        run("no linger, the other reads", (a, b) -> {
            write("b", b);
            moment();
            b.setSoLinger(true, 0);
            b.close();
            moment();
            read("a", a);
            read("a", a);
            read("a", a);
            write("a", a);
            write("a", a);
        });
        run("no linger, the other writes", (a, b) -> {
            write("b", b);
            moment();
            b.setSoLinger(true, 0);
            b.close();
            moment();
            write("a", a);
            write("a", a);
            read("a", a);
            read("a", a);
        });
        run("no linger after the end of the stream", (a, b) -> {
            b.shutdownOutput();
            read("a", a);
            b.setSoLinger(true, 0);
            b.close();
            moment();
            write("a", a);
            write("a", a);
            read("a", a);
        });
        run("no linger, both", (a, b) -> {
            a.setSoLinger(true, 0);
            b.setSoLinger(true, 0);
            b.close();
            moment();
            read("a", a);
            a.close();
        });
        run("no linger, the other only closes", (a, b) -> {
            b.setSoLinger(true, 0);
            b.close();
            moment();
            System.out.println(a.isConnected() + " " + a.isClosed());
        });
        run("both shut, the other writes", (a, b) -> {
            InputStream in = a.getInputStream();
            a.shutdownInput();
            a.shutdownOutput();
            write("b", b);
            moment();
            write("b", b);
            read("b", b);
            a.close();
            moment();
            write("b", b);
            write("b", b);
            read("b", b);
        });
        run("available after a reset", (a, b) -> {
            b.setSoLinger(true, 0);
            b.close();
            moment();
            available("a", a);
            read("a", a);
            available("a", a);
            read("a", a);
        });
        run("shutdown after a reset", (a, b) -> {
            b.setSoLinger(true, 0);
            b.close();
            moment();
            try {
                a.shutdownOutput();
                System.out.println("output shut");
            } catch (Exception e) {
                System.out.println(e);
            }
            try {
                a.shutdownInput();
                System.out.println("input shut");
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        run("long linger", (a, b) -> {
            a.setSoLinger(true, 5);
            write("a", a);
            a.close();
            read("b", b);
            read("b", b);
        });
    }
}
