// A readers-writer monitor by hand and double-checked lazy initialization.
public class ReadersWriters {
    private int readers;
    private boolean writing;
    private int waitingWriters;

    synchronized void startRead() throws InterruptedException {
        while (writing || waitingWriters > 0) wait();
        readers++;
    }

    synchronized void endRead() {
        if (--readers == 0) notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
        waitingWriters++;
        try {
            while (writing || readers > 0) wait();
        } finally {
            waitingWriters--;
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    static class Lazy {
        private static volatile Lazy instance;
        static int made;

        private Lazy() {
            made++;
        }

        static Lazy get() {
            Lazy l = instance;
            if (l == null) {
                synchronized (Lazy.class) {
                    l = instance;
                    if (l == null) instance = l = new Lazy();
                }
            }
            return l;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadersWriters rw = new ReadersWriters();
        int[] a = new int[2];
        int[] torn = new int[1];
        Thread[] ts = new Thread[5];
        for (int i = 0; i < 5; i++) {
            boolean writer = i < 2;
            ts[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 30; k++) {
                        if (writer) {
                            rw.startWrite();
                            a[0]++;
                            Thread.yield();
                            a[1]++;
                            rw.endWrite();
                        } else {
                            rw.startRead();
                            if (a[0] != a[1]) torn[0]++;
                            Thread.yield();
                            if (a[0] != a[1]) torn[0]++;
                            rw.endRead();
                        }
                    }
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("writes " + a[0] + " " + a[1] + " torn reads " + torn[0] + " readers " + rw.readers + " waiting " + rw.waitingWriters);
        Lazy[] got = new Lazy[5];
        for (int i = 0; i < 5; i++) {
            int me = i;
            ts[i] = new Thread(() -> got[me] = Lazy.get());
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        boolean same = true;
        for (Lazy l : got) same &= l == got[0];
        System.out.println("one instance " + same + " made " + Lazy.made);
        Thread slow = new Thread(() -> {
            try {
                rw.startRead();
            } catch (InterruptedException e) {
                System.out.println("reader gave up");
            }
        });
        rw.startWrite();
        slow.start();
        while (slow.getState() != Thread.State.WAITING) Thread.yield();
        slow.join(3);
        System.out.println("join timed out, alive " + slow.isAlive());
        slow.interrupt();
        slow.join();
        rw.endWrite();
        System.out.println(rw.readers + " " + rw.writing);
    }
}
