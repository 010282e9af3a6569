// ThreadMXBean: deadlocks of monitors and of locks are found, and each thread says what it waits for.
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

public class ThreadBeans {
    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static Thread start(String name, Runnable work) {
        Thread t = new Thread(work, name);
        t.setDaemon(true);
        t.start();
        return t;
    }

    static Thread monitors(String name, Object first, Object second) {
        return start(name, () -> {
            synchronized (first) {
                pause(100);
                synchronized (second) {
                    System.out.println("never");
                }
            }
        });
    }

    static Thread locks(String name, ReentrantLock first, ReentrantLock second) {
        return start(name, () -> {
            first.lock();
            pause(100);
            second.lock();
        });
    }

    static String show(ThreadInfo i) {
        StackTraceElement[] s = i.getStackTrace();
        return i.getThreadState() + " " + i.getLockInfo().getClassName() + " " + i.getLockOwnerName() + " " + s[s.length - 1].getMethodName() + " " + i.getBlockedTime() + i.isInNative() + i.isSuspended() + " " + i.isDaemon() + i.getPriority();
    }

    public static void main(String[] args) {
        ThreadMXBean b = ManagementFactory.getThreadMXBean();
        System.out.println(b.findDeadlockedThreads() + " " + b.findMonitorDeadlockedThreads());
        Object x = new Object();
        Object y = new StringBuilder("lock");
        ReentrantLock p = new ReentrantLock();
        ReentrantLock q = new ReentrantLock();
        monitors("left", x, y);
        monitors("right", y, x);
        locks("up", p, q);
        locks("down", q, p);
        pause(50);
        Thread innocent = start("innocent", () -> {
            synchronized (x) {
                System.out.println("never");
            }
        });
        pause(300);
        System.out.println(b.findMonitorDeadlockedThreads().length);
        long[] ids = b.findDeadlockedThreads();
        System.out.println(ids.length);
        TreeMap<String, String> lines = new TreeMap<>();
        for (ThreadInfo i : b.getThreadInfo(ids, 20)) lines.put(i.getThreadName(), show(i));
        lines.forEach((name, line) -> System.out.println(name + ": " + line));
        System.out.println(b.getThreadInfo(innocent.getId()).getLockOwnerName() + " " + b.getThreadInfo(innocent.getId(), 0).getStackTrace().length);
        System.out.println(b.getThreadInfo(Thread.currentThread().getId()).getThreadState() + " " + Arrays.toString(b.getThreadInfo(new long[] {99999})));
        System.out.println(b.dumpAllThreads(false, false).length >= 6);
    }
}
