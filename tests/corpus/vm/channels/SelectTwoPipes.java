// Which of two pipes has something: by a selector, with a consumer, one after the other.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class SelectTwoPipes {
    public static void main(String[] args) throws Exception {
        Selector selector = Selector.open();
        Pipe[] pipes = {Pipe.open(), Pipe.open()};
        for (int i = 0; i < 2; i++) {
            pipes[i].source().configureBlocking(false);
            pipes[i].source().register(selector, SelectionKey.OP_READ, i);
        }
        for (int turn : new int[] {0, 1, 1, 0}) {
            pipes[turn].sink().write(ByteBuffer.wrap(new byte[] {(byte) turn}));
            int count = selector.select(key -> {
                try {
                    ByteBuffer b = ByteBuffer.allocate(2);
                    System.out.println("pipe " + key.attachment() + " " + ((Pipe.SourceChannel) key.channel()).read(b) + " " + b.get(0));
                } catch (Exception e) {
                    System.out.println(e);
                }
            });
            System.out.println(count);
        }
        System.out.println(selector.selectNow(key -> System.out.println("never")));
        pipes[0].sink().close();
        System.out.println(selector.select(key -> {
            try {
                System.out.println(((Pipe.SourceChannel) key.channel()).read(ByteBuffer.allocate(1)));
                key.channel().close();
            } catch (Exception e) {
                System.out.println(e);
            }
        }));
        System.out.println(selector.keys().size() + " " + selector.selectNow() + " " + selector.keys().size());
        selector.close();
        try {
            selector.keys();
        } catch (ClosedSelectorException e) {
            System.out.println(e);
        }
        for (Pipe p : pipes) {
            p.sink().close();
            p.source().close();
        }
    }
}
