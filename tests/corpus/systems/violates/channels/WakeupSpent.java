// Two threads wake the selector, once each, and the loop waits for two wakeups. Both may come before
// the first select, and then count as one.
//@ kinds: deadlock
//@ process: main = WakeupSpent$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class WakeupSpent {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Thread[] wakers = {new Thread(selector::wakeup), new Thread(selector::wakeup)};
            for (Thread waker : wakers) waker.start();
            selector.select();
            selector.select();
            for (Thread waker : wakers) waker.join();
        }
    }
}
