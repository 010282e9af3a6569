// The loop looks for tasks, and only then says that it sleeps. A task that comes in between wakes
// nobody, and the loop selects for ever.
//@ kinds: deadlock
//@ process: main = WakeupLost$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class WakeupLost {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Queue<String> tasks = new ConcurrentLinkedQueue<>();
            AtomicBoolean sleeps = new AtomicBoolean();
            Thread worker = new Thread(() -> {
                tasks.add("task");
                if (sleeps.get()) selector.wakeup();
            });
            worker.start();
            while (tasks.isEmpty()) {
                sleeps.set(true);
                selector.select();
                sleeps.set(false);
            }
        }
    }
}
