// A socket is closed by one thread while others are in read, write or connect.
import java.io.*;
import java.net.*;
import java.util.concurrent.*;

public class AsyncClose {
    interface Action {
        Object run() throws Exception;
    }

    static Thread blocked(String what, CountDownLatch started, Action action) {
        Thread t = new Thread(() -> {
            started.countDown();
            try {
                System.out.println(what + ": " + action.run());
            } catch (Exception e) {
                System.out.println(what + ": " + e);
            }
        });
        t.start();
        return t;
    }

    static void closeAfter(Closeable c, CountDownLatch started, Thread t) throws Exception {
        started.await();
        Thread.sleep(80);
        c.close();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            int port = server.getLocalPort();
            CountDownLatch l1 = new CountDownLatch(1);
            Socket a = new Socket("localhost", port);
            Socket aa = server.accept();
            closeAfter(a, l1, blocked("read", l1, () -> a.getInputStream().read()));
            System.out.println("peer " + aa.getInputStream().read());
            aa.close();

            CountDownLatch l2 = new CountDownLatch(1);
            Socket b = new Socket("localhost", port);
            Socket bb = server.accept();
            b.setSoTimeout(60_000);
            closeAfter(b, l2, blocked("read with limit", l2, () -> b.getInputStream().read(new byte[10])));
            bb.close();

            CountDownLatch l3 = new CountDownLatch(1);
            Socket c = new Socket("localhost", port);
            Socket cc = server.accept();
            closeAfter(c, l3, blocked("write", l3, () -> {
                c.getOutputStream().write(new byte[20_000_000]);
                return "all";
            }));
            cc.close();

            CountDownLatch l4 = new CountDownLatch(1);
            Socket d = new Socket("localhost", port);
            Socket dd = server.accept();
            closeAfter(d.getInputStream(), l4, blocked("input closed", l4, () -> d.getInputStream().read()));
            System.out.println(d.isClosed());
            dd.close();

            CountDownLatch l5 = new CountDownLatch(1);
            Socket e = new Socket("localhost", port);
            Socket ee = server.accept();
            closeAfter(() -> e.shutdownInput(), l5, blocked("input shut", l5, () -> e.getInputStream().read()));
            e.close();
            ee.close();

            CountDownLatch l6 = new CountDownLatch(1);
            Socket f = new Socket("localhost", port);
            Socket ff = server.accept();
            closeAfter(() -> f.shutdownOutput(), l6, blocked("output shut", l6, () -> {
                f.getOutputStream().write(new byte[20_000_000]);
                return "all";
            }));
            f.close();
            ff.close();
        }
        try (ServerSocket full = new ServerSocket(0, 1)) {
            Socket one = new Socket("localhost", full.getLocalPort());
            Socket two = new Socket("localhost", full.getLocalPort());
            CountDownLatch l7 = new CountDownLatch(1);
            Socket three = new Socket();
            closeAfter(three, l7, blocked("connect", l7, () -> {
                three.connect(new InetSocketAddress("localhost", full.getLocalPort()));
                return "done";
            }));
            one.close();
            two.close();
        }
    }
}
