// A stack by an updater of a reference: both nodes are there in the end.
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class ReferenceUpdaterStack {
    static class Node { final Node next; Node(Node n) { next = n; } }
    volatile Node top;
    static final AtomicReferenceFieldUpdater<ReferenceUpdaterStack, Node> TOP = AtomicReferenceFieldUpdater.newUpdater(ReferenceUpdaterStack.class, Node.class, "top");
    void push() { Node n; do { n = new Node(top); } while (!TOP.compareAndSet(this, n.next, n)); }
    public static void main(String[] args) throws Exception {
        ReferenceUpdaterStack s = new ReferenceUpdaterStack();
        Thread t = new Thread(s::push);
        t.start();
        s.push();
        t.join();
        int n = 0;
        for (Node x = s.top; x != null; x = x.next) n++;
        if (n != 2) throw new AssertionError(n);
    }
}
