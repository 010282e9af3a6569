//@ jdk: 21+
// An interrupt closes the socket in whose operation a virtual thread waits.
import java.io.*;
import java.net.*;
import java.util.concurrent.*;

public class VirtualThreadInterrupts {
    interface Action {
        Object run() throws Exception;
    }

    static Thread start(String what, Action action) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        Thread t = Thread.ofVirtual().start(() -> {
            started.countDown();
            try {
                System.out.println(what + ": " + action.run() + " " + Thread.currentThread().isInterrupted());
            } catch (Exception e) {
                System.out.println(what + ": " + e + " " + Thread.currentThread().isInterrupted());
            }
        });
        started.await();
        Thread.sleep(80);
        return t;
    }

    static void interrupt(Thread t) throws Exception {
        t.interrupt();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        interrupt(start("accept", server::accept));
        System.out.println(server.isClosed());

        ServerSocket limited = new ServerSocket(0);
        limited.setSoTimeout(60_000);
        interrupt(start("accept with limit", limited::accept));
        System.out.println(limited.isClosed());

        ServerSocket next = new ServerSocket(0);
        Socket a = new Socket("localhost", next.getLocalPort());
        Socket b = next.accept();
        a.setSoTimeout(60_000);
        interrupt(start("read with limit", () -> a.getInputStream().read()));
        System.out.println(a.isClosed() + " " + b.getInputStream().read());

        Socket c = new Socket("localhost", next.getLocalPort());
        Socket d = next.accept();
        interrupt(start("write", () -> {
            c.getOutputStream().write(new byte[20_000_000]);
            return "all";
        }));
        System.out.println(c.isClosed());
        d.close();

        // What need not wait is not hindered.
        Socket e = new Socket("localhost", next.getLocalPort());
        Socket f = next.accept();
        f.getOutputStream().write(5);
        while (e.getInputStream().available() == 0) Thread.sleep(1);
        start("read what is there", () -> {
            Thread.currentThread().interrupt();
            e.getOutputStream().write(6);
            return e.getInputStream().read();
        }).join();
        start("read what is not", () -> {
            Thread.currentThread().interrupt();
            return e.getInputStream().read();
        }).join();
        System.out.println(e.isClosed() + " " + f.getInputStream().read() + " " + f.getInputStream().read());

        start("timeout", () -> {
            Socket g = new Socket("localhost", next.getLocalPort());
            g.setSoTimeout(30);
            return g.getInputStream().read();
        }).join();
        try (ServerSocket full = new ServerSocket(0, 1)) {
            new Socket("localhost", full.getLocalPort());
            new Socket("localhost", full.getLocalPort());
            Socket h = new Socket();
            interrupt(start("connect", () -> {
                h.connect(new InetSocketAddress("localhost", full.getLocalPort()));
                return "connected";
            }));
            System.out.println(h.isClosed());
        }
        next.close();
    }
}
