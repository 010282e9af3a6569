// Corners of selectors: sets that may not be changed, an iterator that removes, select inside select, keys of closed selectors.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class SelectorCorners {
    static void expect(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Selector s = Selector.open();
        Pipe a = Pipe.open(), b = Pipe.open();
        a.source().configureBlocking(false);
        b.source().configureBlocking(false);
        SelectionKey ka = a.source().register(s, SelectionKey.OP_READ, "a");
        SelectionKey kb = b.source().register(s, 0, "b");
        expect("keys add", () -> s.keys().add(ka));
        expect("keys remove", () -> s.keys().remove(ka));
        expect("keys clear", () -> s.keys().clear());
        expect("selected add", () -> s.selectedKeys().add(ka));
        expect("selected remove", () -> s.selectedKeys().remove(ka));
        expect("negative", () -> {
            try {
                s.select(-1);
            } catch (java.io.IOException e) {
                throw new RuntimeException(e);
            }
        });
        a.sink().write(ByteBuffer.wrap(new byte[2]));
        b.sink().write(ByteBuffer.wrap(new byte[2]));
        System.out.println(s.select() + " " + s.selectedKeys().size());
        kb.interestOps(SelectionKey.OP_READ);
        System.out.println(s.select() + " " + s.selectedKeys().size());
        Iterator<SelectionKey> i = s.selectedKeys().iterator();
        int count = 0;
        while (i.hasNext()) {
            SelectionKey k = i.next();
            count += ((Pipe.SourceChannel) k.channel()).read(ByteBuffer.allocate(10));
            i.remove();
        }
        System.out.println(count + " " + s.selectedKeys().size() + " " + s.selectNow());
        a.sink().write(ByteBuffer.wrap(new byte[1]));
        int n = s.select(k -> {
            System.out.println("told of " + k.attachment() + " " + k.isReadable() + " " + s.selectedKeys().size());
            try {
                s.selectNow();
                System.out.println("select inside is fine");
            } catch (IllegalStateException | java.io.IOException e) {
                System.out.println(e.getClass().getName());
            }
            k.cancel();
            expect("after cancel", k::isReadable);
        });
        System.out.println(n + " " + s.keys().size());
        System.out.println(s.selectNow(k -> {}) + " " + s.keys().size());
        try {
            s.select(null, 0);
        } catch (NullPointerException e) {
            System.out.println("no action");
        }
        // A set cannot be read further once it has changed.
        SelectionKey again = a.source().register(s, SelectionKey.OP_READ);
        b.sink().write(ByteBuffer.wrap(new byte[1]));
        System.out.println(s.select());
        i = s.selectedKeys().iterator();
        i.next();
        s.selectedKeys().clear();
        Iterator<SelectionKey> stale = i;
        expect("stale", stale::next);
        System.out.println(kb.interestOpsAnd(0) + " " + kb.interestOps() + " " + kb.interestOpsOr(1) + " " + kb.interestOps());
        expect("write at a source", () -> kb.interestOps(SelectionKey.OP_WRITE));
        System.out.println(kb.attach("c") + " " + kb.attachment() + " " + (kb.selector() == s) + " " + (kb.channel() == b.source()));
        s.close();
        System.out.println(kb.isValid() + " " + kb.attachment() + " " + b.source().isRegistered() + " " + b.source().isOpen());
        expect("keys", s::keys);
        expect("selectedKeys", s::selectedKeys);
        expect("wakeup", s::wakeup);
        try {
            s.select();
        } catch (ClosedSelectorException e) {
            System.out.println(e);
        }
        b.source().configureBlocking(true);
        System.out.println(b.source().read(ByteBuffer.allocate(10)));
        System.out.println(again.isValid());
    }
}
