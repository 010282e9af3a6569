// The loop says that it sleeps before it looks for tasks. A task that it does not find was added
// later, so whoever added it sees that it sleeps, and wakes it; a wakeup before the select is kept.
//@ process: main = WakeupKept$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class WakeupKept {
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
            sleeps.set(true);
            while (tasks.isEmpty()) selector.select();
        }
    }
}
