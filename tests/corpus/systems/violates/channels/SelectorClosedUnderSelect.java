// Main closes the selector while another thread selects, or before it does. The other thread does not
// expect that a selector may be closed.
//@ kinds: uncaught
//@ process: main = SelectorClosedUnderSelect$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectorClosedUnderSelect {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Thread loop = new Thread(() -> {
                try {
                    selector.select();
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
            loop.start();
            selector.close();
            loop.join();
        }
    }
}
