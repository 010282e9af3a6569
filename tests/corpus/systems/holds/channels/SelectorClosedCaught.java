// Main closes the selector while another thread selects, or before it does. A select that waits comes
// back, one that comes later throws, and the thread expects both.
//@ process: main = SelectorClosedCaught$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SelectorClosedCaught {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Thread loop = new Thread(() -> {
                try {
                    selector.select();
                } catch (ClosedSelectorException e) {
                    assert !selector.isOpen();
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
