// A virtual thread waits without a loop; the other notifies too early.
//@ jdk: 21+
//@ kinds: deadlock
public class VirtualWaitNotify {
    public static void main(String[] args) throws Exception {
        Object o = new Object();
        Thread a = Thread.startVirtualThread(() -> {
            synchronized (o) {
                try {
                    o.wait();
                } catch (InterruptedException e) {}
            }
        });
        Thread b = Thread.startVirtualThread(() -> {
            synchronized (o) {
                o.notify();
            }
        });
        a.join();
        b.join();
    }
}
