// Counters guarded by static, instance and block synchronization, hammered by several threads.
public class SyncCounters {
    static int s;
    int i;
    int j;
    final Object other = new Object();

    static synchronized void incStatic() {
        s++;
    }

    synchronized void incInstance() {
        i++;
    }

    void incBlock() {
        synchronized (other) {
            j++;
        }
    }

    synchronized int recursive(int n) {
        return n == 0 ? 0 : 1 + recursive(n - 1);
    }

    static class Base {
        int n;

        synchronized void add() {
            n++;
        }
    }

    static class Derived extends Base {
        @Override
        synchronized void add() {
            super.add();
            super.add();
        }
    }

    public static void main(String[] args) throws Exception {
        SyncCounters c = new SyncCounters();
        Derived d = new Derived();
        int[] arr = new int[1];
        StringBuffer sb = new StringBuffer();
        Thread[] ts = new Thread[5];
        for (int t = 0; t < ts.length; t++) {
            ts[t] = new Thread(() -> {
                for (int k = 0; k < 400; k++) {
                    incStatic();
                    c.incInstance();
                    c.incBlock();
                    d.add();
                    synchronized (arr) {
                        arr[0] += k;
                    }
                    if (k % 100 == 0) {
                        sb.append('.');
                        Thread.yield();
                    }
                }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(s + " " + c.i + " " + c.j + " " + d.n + " " + arr[0] + " " + sb);
        System.out.println("recursion " + c.recursive(50) + " held after " + Thread.holdsLock(c));
        // an exception leaves the monitor
        try {
            synchronized (c) {
                System.out.println("holding " + Thread.holdsLock(c));
                throw new IllegalStateException("out");
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(c));
        }
        Thread probe = new Thread(() -> {
            synchronized (c) {
                System.out.println("lock is free");
            }
        });
        probe.start();
        probe.join();
        // break, continue and return out of synchronized blocks
        for (int k = 0; k < 3; k++) {
            synchronized (c) {
                if (k == 0) continue;
                if (k == 2) break;
            }
            System.out.println("k " + k + " " + Thread.holdsLock(c));
        }
        System.out.println(leave(c) + " " + Thread.holdsLock(c));
        synchronized (c) {
            synchronized (c) {
                synchronized (String.class) {
                    System.out.println(Thread.holdsLock(c) + " " + Thread.holdsLock(String.class) + " " + Thread.holdsLock(Integer.class));
                }
            }
            System.out.println("still " + Thread.holdsLock(c));
        }
        System.out.println("now " + Thread.holdsLock(c));
    }

    static String leave(Object o) {
        synchronized (o) {
            try {
                return "returned holding " + Thread.holdsLock(o);
            } finally {
                System.out.println("finally holding " + Thread.holdsLock(o));
            }
        }
    }
}
