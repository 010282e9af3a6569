// A wakeup that comes before the select is kept: the select comes back at once, whichever is first.
//@ process: main = WakeupBeforeSelect$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class WakeupBeforeSelect {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Thread waker = new Thread(selector::wakeup);
            waker.start();
            selector.select();
            waker.join();
            assert selector.keys().isEmpty();
        }
    }
}
