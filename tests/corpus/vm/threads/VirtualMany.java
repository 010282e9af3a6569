// Many virtual threads: locks, sleeps, interrupts, executor per task.
//@ jdk: 21+
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class VirtualMany {
    static int guarded;
    static int synced;

    public static void main(String[] args) throws Exception {
        AtomicLong total = new AtomicLong();
        try (ExecutorService ex = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> fs = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                int n = i;
                fs.add(ex.submit(() -> {
                    if (n % 10 == 0) Thread.sleep(1);
                    total.addAndGet(n);
                    return n * n;
                }));
            }
            long sum = 0;
            for (Future<Integer> f : fs) sum += f.get();
            System.out.println("squares " + sum);
            System.out.println("all " + ex.invokeAll(IntStream.range(0, 5).<Callable<Integer>>mapToObj(i -> () -> i + 10).toList()).stream().map(Future::resultNow).toList());
            Future<String> bad = ex.submit(() -> {
                throw new java.io.IOException("io");
            });
            try {
                bad.get();
            } catch (ExecutionException e) {
                System.out.println(e.getCause() + " " + bad.state() + " " + bad.exceptionNow().getMessage());
            }
        }
        System.out.println("total " + total);
        ReentrantLock lock = new ReentrantLock();
        Object mon = new Object();
        Thread[] ts = new Thread[50];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = Thread.startVirtualThread(() -> {
                for (int k = 0; k < 20; k++) {
                    lock.lock();
                    try {
                        guarded++;
                    } finally {
                        lock.unlock();
                    }
                    synchronized (mon) {
                        synced++;
                    }
                    Thread.yield();
                }
            });
        }
        for (Thread t : ts) t.join();
        System.out.println(guarded + " " + synced);
        SynchronousQueue<String> q = new SynchronousQueue<>();
        Thread giver = Thread.startVirtualThread(() -> {
            try {
                for (String s : List.of("a", "b", "c")) q.put(s);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        System.out.println(q.take() + q.take() + q.take());
        giver.join();
        Thread sleeper = Thread.ofVirtual().name("sleeper").start(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().getName() + " flag " + Thread.currentThread().isInterrupted());
            }
        });
        sleeper.interrupt();
        sleeper.join();
        Thread waiter = Thread.ofVirtual().start(() -> {
            synchronized (mon) {
                try {
                    while (guarded != -1) mon.wait();
                    System.out.println("virtual wait over");
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }
        });
        synchronized (mon) {
            guarded = -1;
            mon.notifyAll();
        }
        waiter.join();
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(() -> "by " + (Thread.currentThread().isVirtual() ? "virtual" : "platform"), Thread::startVirtualThread);
        System.out.println(cf.get());
        CountDownLatch tree = new CountDownLatch(15);
        spawn(3, tree);
        tree.await();
        System.out.println("tree done " + tree.getCount());
    }

    static void spawn(int depth, CountDownLatch l) {
        Thread.startVirtualThread(() -> {
            if (depth > 0) {
                spawn(depth - 1, l);
                spawn(depth - 1, l);
            }
            l.countDown();
        });
    }
}
