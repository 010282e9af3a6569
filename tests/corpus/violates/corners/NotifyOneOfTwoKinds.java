// One monitor for producers and consumers, and notify wakes the wrong one.
//@ kinds: deadlock
public class NotifyOneOfTwoKinds {
    static int items;
    static synchronized void put() throws InterruptedException { while (items == 1) NotifyOneOfTwoKinds.class.wait(); items++; NotifyOneOfTwoKinds.class.notify(); }
    static synchronized void take() throws InterruptedException { while (items == 0) NotifyOneOfTwoKinds.class.wait(); items--; NotifyOneOfTwoKinds.class.notify(); }
    interface Body { void run() throws InterruptedException; }
    static Thread start(Body b) { Thread t = new Thread(() -> { try { b.run(); } catch (InterruptedException e) { throw new AssertionError(e); } }); t.start(); return t; }
    public static void main(String[] args) throws Exception {
        Thread[] ts = {start(NotifyOneOfTwoKinds::take), start(NotifyOneOfTwoKinds::take), start(() -> { put(); put(); })};
        for (Thread t : ts) t.join();
    }
}
