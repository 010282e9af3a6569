// wait, notify and notifyAll without owning the monitor, and bad arguments, with their messages.
public class IllegalMonitor {
    interface Op {
        void run() throws Exception;
    }

    static void attempt(String what, Op op) {
        try {
            op.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static synchronized boolean held() {
        return Thread.holdsLock(IllegalMonitor.class);
    }

    public static void main(String[] args) {
        Object o = new Object();
        attempt("wait", o::wait);
        attempt("wait 5", () -> o.wait(5));
        attempt("notify", o::notify);
        attempt("notifyAll", o::notifyAll);
        attempt("wait -1", () -> o.wait(-1));
        attempt("wait 0 -1", () -> o.wait(0, -1));
        attempt("wait 0 1000000", () -> o.wait(0, 1_000_000));
        attempt("sleep -1", () -> Thread.sleep(-1));
        attempt("sleep 0 1000000", () -> Thread.sleep(0, 1_000_000));
        attempt("join -1", () -> new Thread().join(-1));
        attempt("holdsLock null", () -> Thread.holdsLock(null));
        attempt("owned wait 1", () -> {
            synchronized (o) {
                o.wait(1);
            }
        });
        attempt("owned notify", () -> {
            synchronized (o) {
                o.notify();
                o.notifyAll();
            }
        });
        attempt("sync null", () -> {
            Object n = args.length > 5 ? o : null;
            synchronized (n) {
                System.out.println("no");
            }
        });
        attempt("other monitor", () -> {
            synchronized (new Object()) {
                o.notify();
            }
        });
        System.out.println("held in static sync " + held() + ", outside " + Thread.holdsLock(IllegalMonitor.class));
        attempt("double start", () -> {
            Thread t = new Thread(() -> { });
            t.start();
            t.join();
            t.start();
        });
        attempt("priority 11", () -> new Thread().setPriority(11));
        attempt("priority 0", () -> new Thread().setPriority(0));
        attempt("name null", () -> new Thread().setName(null));
        attempt("ctor null name", () -> new Thread((String) null));
        attempt("daemon after start", () -> {
            Thread t = Thread.currentThread();
            t.setDaemon(true);
        });
    }
}
