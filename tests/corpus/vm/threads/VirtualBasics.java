// Virtual threads: builders, names, properties, results.
//@ jdk: 21+
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualBasics {
    public static void main(String[] args) throws Exception {
        Thread v = Thread.startVirtualThread(() -> System.out.println("hello from virtual " + Thread.currentThread().isVirtual()));
        v.join();
        System.out.println(v.isVirtual() + " " + v.isDaemon() + " [" + v.getName() + "] " + v.getPriority() + " " + v.getThreadGroup() + " " + v.getState());
        Thread n = Thread.ofVirtual().name("named").unstarted(() -> {
            Thread t = Thread.currentThread();
            System.out.println(t.getName() + " group " + t.getThreadGroup().getName() + " daemon " + t.isDaemon() + " state " + t.getState());
        });
        System.out.println(n.getState() + " " + n.isAlive());
        n.start();
        n.join();
        System.out.println(n.getState() + " " + n.isAlive());
        try {
            n.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("double start refused");
        }
        try {
            n.setDaemon(false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        n.setPriority(10);
        System.out.println("priority stays " + n.getPriority());
        ThreadFactory f = Thread.ofVirtual().name("w-", 5).factory();
        AtomicInteger sum = new AtomicInteger();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            ts[i] = f.newThread(() -> sum.addAndGet(k));
            System.out.print(ts[i].getName() + " ");
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(sum);
        Thread p = Thread.ofPlatform().name("plat").daemon().priority(3).unstarted(() -> { });
        System.out.println(p.getName() + " " + p.isDaemon() + " " + p.getPriority() + " " + p.isVirtual());
        Thread h = Thread.ofVirtual().name("failing").uncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e.getMessage())).start(() -> {
            throw new IllegalStateException("trouble");
        });
        h.join();
        ThreadLocal<String> tl = ThreadLocal.withInitial(() -> "initial");
        InheritableThreadLocal<String> itl = new InheritableThreadLocal<>();
        itl.set("inherited");
        Thread.ofVirtual().start(() -> {
            tl.set("mine");
            System.out.println(tl.get() + " " + itl.get());
        }).join();
        Thread.ofVirtual().inheritInheritableThreadLocals(false).start(() -> System.out.println(tl.get() + " " + itl.get())).join();
        System.out.println(Thread.currentThread().isVirtual() + " join(duration) " + v.join(java.time.Duration.ofMillis(5)) + " " + (v.threadId() != p.threadId()));
        Thread daemonLike = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        System.out.println("virtual threads do not hold up the exit " + daemonLike.isAlive());
    }
}
