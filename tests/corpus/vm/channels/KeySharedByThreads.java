// A key whose interest other threads change: the loop is woken, answers in the order of the threads, and one thread cancels.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
import java.util.concurrent.*;

public class KeySharedByThreads {
    public static void main(String[] args) throws Exception {
        Selector selector = Selector.open();
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        server.configureBlocking(false);
        SelectionKey key = server.register(selector, 0);
        Queue<String> answers = new ConcurrentLinkedQueue<>();
        Thread loop = new Thread(() -> {
            try {
                while (key.isValid()) {
                    selector.select();
                    Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
                    while (keys.hasNext()) {
                        SelectionKey k = keys.next();
                        keys.remove();
                        if (k.isValid() && k.isWritable()) {
                            for (String s; (s = answers.poll()) != null; ) server.write(ByteBuffer.wrap((s + "\n").getBytes()));
                            k.interestOpsAnd(~SelectionKey.OP_WRITE);
                        }
                    }
                }
                System.out.println("loop over " + selector.keys().size());
                selector.selectNow();
                System.out.println("keys " + selector.keys().size());
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        loop.start();
        Scanner in = new Scanner(client);
        for (int i = 0; i < 3; i++) {
            int number = i;
            Thread t = new Thread(() -> {
                answers.add("answer " + number);
                key.interestOpsOr(SelectionKey.OP_WRITE);
                selector.wakeup();
            });
            t.start();
            System.out.println(in.nextLine());
            t.join();
        }
        key.cancel();
        selector.wakeup();
        loop.join();
        System.out.println(server.isOpen() + " " + server.isRegistered() + " " + selector.isOpen());
        server.configureBlocking(true);
        server.write(ByteBuffer.wrap("bye\n".getBytes()));
        System.out.println(in.nextLine());
        server.close();
        client.close();
        listener.close();
        selector.close();
    }
}
