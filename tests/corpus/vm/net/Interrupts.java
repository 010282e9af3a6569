// Interrupting threads in blocking operations of sockets has no effect but the flag.
import java.net.*;
import java.util.concurrent.*;

public class Interrupts {
    interface Action {
        Object run() throws Exception;
    }

    static Thread start(String what, CountDownLatch started, Action action) {
        Thread t = new Thread(() -> {
            started.countDown();
            try {
                System.out.println(what + ": " + action.run() + " " + Thread.currentThread().isInterrupted());
            } catch (Exception e) {
                System.out.println(what + ": " + e + " " + Thread.currentThread().isInterrupted());
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        CountDownLatch accepting = new CountDownLatch(1);
        Thread acceptor = start("accept", accepting, () -> server.accept().isConnected());
        accepting.await();
        Thread.sleep(60);
        acceptor.interrupt();
        Thread.sleep(60);
        System.out.println("still waits " + acceptor.isAlive());
        Socket first = new Socket("localhost", server.getLocalPort());
        acceptor.join();

        Socket client = new Socket("localhost", server.getLocalPort());
        Socket accepted = server.accept();
        CountDownLatch reading = new CountDownLatch(1);
        Thread reader = start("read", reading, () -> client.getInputStream().read());
        reading.await();
        Thread.sleep(60);
        reader.interrupt();
        Thread.sleep(60);
        System.out.println("still waits " + reader.isAlive());
        accepted.getOutputStream().write(7);
        reader.join();

        Thread.currentThread().interrupt();
        accepted.getOutputStream().write(8);
        System.out.println(client.getInputStream().read() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        Socket second = new Socket("localhost", server.getLocalPort());
        server.accept().close();
        System.out.println(second.getInputStream().read() + " " + Thread.interrupted());
        client.setSoTimeout(50);
        Thread.currentThread().interrupt();
        try {
            client.getInputStream().read();
        } catch (SocketTimeoutException e) {
            System.out.println(e + " " + Thread.interrupted());
        }
        CountDownLatch writing = new CountDownLatch(1);
        Thread writer = start("write", writing, () -> {
            client.getOutputStream().write(new byte[10_000_000]);
            client.shutdownOutput();
            return "all";
        });
        writing.await();
        Thread.sleep(60);
        writer.interrupt();
        System.out.println("still waits " + writer.isAlive());
        int count = accepted.getInputStream().readAllBytes().length;
        writer.join();
        System.out.println(count);
        server.close();
    }
}
