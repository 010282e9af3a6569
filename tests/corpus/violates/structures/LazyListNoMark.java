// A list without marks: neighbours are removed at once, and one removal is undone.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.locks.*;

public class LazyListNoMark {
    static class Node {
        final int key;
        volatile Node next;
        final Lock lock = new ReentrantLock();
        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }
    final Node tail = new Node(Integer.MAX_VALUE, null), head = new Node(Integer.MIN_VALUE, tail);
    void add(int key) {
        Node pred = head;
        while (pred.next.key < key) pred = pred.next;
        pred.next = new Node(key, pred.next);
    }

    boolean remove(int key) {
        Node pred = head;
        while (pred.next.key < key) pred = pred.next;
        pred.lock.lock();
        try {
            if (pred.next.key != key) return false;
            pred.next = pred.next.next;
            return true;
        } finally {
            pred.lock.unlock();
        }
    }

    boolean contains(int key) {
        Node curr = head;
        while (curr.key < key) curr = curr.next;
        return curr.key == key;
    }

    public static void main(String[] args) throws Exception {
        LazyListNoMark set = new LazyListNoMark();
        set.add(1);
        set.add(2);
        Thread a = new Thread(() -> set.remove(1));
        Thread b = new Thread(() -> set.remove(2));
        a.start();
        b.start();
        a.join();
        b.join();
        assert !set.contains(2);
    }
}
