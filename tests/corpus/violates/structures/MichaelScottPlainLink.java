// The new node is linked by a plain store instead of a compare-and-set: one of two elements may be lost.
//@ kinds: assertion-failure
public class MichaelScottPlainLink {
    static class Node {
        volatile Node next;
    }

    static final Node head = new Node();
    static volatile Node tail = head;

    static void enqueue() {
        Node node = new Node();
        Node last = tail;
        last.next = node;
        tail = node;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(MichaelScottPlainLink::enqueue);
        other.start();
        enqueue();
        other.join();
        int count = 0;
        for (Node node = head.next; node != null; node = node.next) {
            count++;
        }
        assert count == 2; //~ assertion-failure
    }
}
