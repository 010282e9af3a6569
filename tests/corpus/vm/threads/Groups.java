// ThreadGroup: nesting, limits, enumeration, interrupting a group.
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

public class Groups {
    public static void main(String[] args) throws Exception {
        ThreadGroup mainGroup = Thread.currentThread().getThreadGroup();
        System.out.println(mainGroup.getName() + " parent " + mainGroup.getParent().getName() + " " + mainGroup.getParent().getParent());
        ThreadGroup outer = new ThreadGroup("outer");
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        System.out.println(inner.getParent().getName() + " " + outer.parentOf(inner) + " " + inner.parentOf(outer) + " " + outer.parentOf(outer) + " " + mainGroup.parentOf(inner));
        outer.setMaxPriority(3);
        Thread p = new Thread(outer, () -> { }, "p");
        System.out.println("max " + outer.getMaxPriority() + " thread " + p.getPriority());
        p.setPriority(9);
        System.out.println("clamped " + p.getPriority() + " inner max " + inner.getMaxPriority());
        System.out.println(outer.isDaemon() + " " + outer + " " + inner.toString().replace("java.lang.", ""));
        CountDownLatch ready = new CountDownLatch(3);
        Runnable body = () -> {
            ready.countDown();
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                synchronized (outer) {
                    count++;
                }
            }
        };
        Thread a = new Thread(outer, body, "a");
        Thread b = new Thread(inner, body, "b");
        Thread c = new Thread(inner, body, "c");
        a.start();
        b.start();
        c.start();
        ready.await();
        System.out.println("active " + outer.activeCount() + " inner " + inner.activeCount() + " groups " + outer.activeGroupCount());
        Thread[] ts = new Thread[10];
        int n = outer.enumerate(ts);
        String[] names = Arrays.stream(ts, 0, n).map(Thread::getName).sorted().toArray(String[]::new);
        System.out.println(n + " " + Arrays.toString(names) + " direct " + outer.enumerate(new Thread[10], false));
        ThreadGroup[] gs = new ThreadGroup[4];
        System.out.println(outer.enumerate(gs) + " " + gs[0].getName());
        outer.interrupt();
        a.join();
        b.join();
        c.join();
        System.out.println("interrupted " + count);
        System.out.println("active after " + outer.activeCount());
        System.out.println("group of dead thread " + a.getThreadGroup());
        Thread child = new Thread(() -> System.out.println("child group " + new Thread().getThreadGroup().getName()));
        System.out.println(child.getThreadGroup() == mainGroup);
        Thread g = new Thread(inner, child, "runs child");
        g.start();
        g.join();
        try {
            new ThreadGroup(null, "x");
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }

    static int count;
}
