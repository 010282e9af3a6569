// Calls of asynchronous channels that are refused: two reads at once, accept at once, connect twice, not connected yet.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AsyncPendingCalls {
    interface Act {
        Object run() throws Exception;
    }

    static void attempt(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (ExecutionException e) {
            System.out.println(what + " -> " + e.getCause());
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open();
        attempt("accept before bind", () -> listener.accept());
        listener.bind(new InetSocketAddress("localhost", 0), 3);
        attempt("bound again", () -> listener.bind(null));
        Future<AsynchronousSocketChannel> accepted = listener.accept();
        attempt("accept twice", () -> listener.accept());
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
        attempt("read before connect", () -> client.read(ByteBuffer.allocate(1)));
        attempt("write before connect", () -> client.write(ByteBuffer.allocate(1)));
        attempt("shutdown before connect", () -> client.shutdownInput());
        attempt("remote", () -> client.getRemoteAddress());
        attempt("connect", () -> client.connect(listener.getLocalAddress()).get());
        attempt("connect twice", () -> client.connect(listener.getLocalAddress()).get());
        AsynchronousSocketChannel server = accepted.get();
        System.out.println(accepted.isDone() + " " + accepted.isCancelled() + " " + accepted.cancel(true));
        ByteBuffer one = ByteBuffer.allocate(8);
        Future<Integer> reading = client.read(one);
        attempt("read twice", () -> client.read(ByteBuffer.allocate(1)));
        attempt("read only buffer", () -> server.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
        attempt("no room", () -> server.read(ByteBuffer.allocate(0)).get());
        System.out.println(reading.isDone());
        attempt("write", () -> server.write(ByteBuffer.wrap(new byte[] {1, 2, 3})).get());
        attempt("read", () -> reading.get() + " " + one.position());
        ByteBuffer[] two = {ByteBuffer.allocate(1), ByteBuffer.allocateDirect(3)};
        CompletableFuture<Long> scattered = new CompletableFuture<>();
        client.read(two, 0, 2, 0, TimeUnit.SECONDS, null, new CompletionHandler<Long, Object>() {
            public void completed(Long n, Object o) {
                scattered.complete(n);
            }

            public void failed(Throwable t, Object o) {
                scattered.completeExceptionally(t);
            }
        });
        server.write(ByteBuffer.wrap(new byte[] {4, 5, 6})).get();
        attempt("scattered", () -> scattered.get() + " " + two[0].position() + " " + two[1].position());
        attempt("wrong range", () -> {
            client.read(two, 1, 2, 0, TimeUnit.SECONDS, null, null);
            return null;
        });
        server.shutdownOutput();
        attempt("end", () -> client.read(ByteBuffer.allocate(1)).get());
        attempt("write after shutdown", () -> server.write(ByteBuffer.allocate(1)).get());
        Future<Integer> pending = server.read(ByteBuffer.allocate(1));
        server.close();
        attempt("closed", () -> pending.get());
        attempt("after close", () -> server.read(ByteBuffer.allocate(1)).get());
        System.out.println(server + " " + server.isOpen());
        client.close();
        listener.close();
    }
}
