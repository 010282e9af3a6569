// A lazy list: traverse without locks, lock two nodes, validate. Two threads add and remove; the end is consistent.
//@ unreduced: no
import java.util.concurrent.locks.*;

public class LazyList {
    static class Node {
        final int key;
        volatile boolean marked;
        volatile Node next;
        final Lock lock = new ReentrantLock();
        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }
    final Node tail = new Node(Integer.MAX_VALUE, null), head = new Node(Integer.MIN_VALUE, tail);
    boolean valid(Node pred, Node curr) {
        return !pred.marked && !curr.marked && pred.next == curr;
    }

    boolean add(int key) {
        while (true) {
            Node pred = head, curr = head.next;
            while (curr.key < key) {
                pred = curr;
                curr = curr.next;
            }
            pred.lock.lock();
            try {
                curr.lock.lock();
                try {
                    if (valid(pred, curr)) {
                        if (curr.key == key) return false;
                        pred.next = new Node(key, curr);
                        return true;
                    }
                } finally {
                    curr.lock.unlock();
                }
            } finally {
                pred.lock.unlock();
            }
        }
    }

    boolean remove(int key) {
        while (true) {
            Node pred = head, curr = head.next;
            while (curr.key < key) {
                pred = curr;
                curr = curr.next;
            }
            pred.lock.lock();
            try {
                curr.lock.lock();
                try {
                    if (valid(pred, curr)) {
                        if (curr.key != key) return false;
                        curr.marked = true;
                        pred.next = curr.next;
                        return true;
                    }
                } finally {
                    curr.lock.unlock();
                }
            } finally {
                pred.lock.unlock();
            }
        }
    }

    boolean contains(int key) {
        Node curr = head;
        while (curr.key < key) curr = curr.next;
        return curr.key == key && !curr.marked;
    }

    public static void main(String[] args) throws Exception {
        LazyList set = new LazyList();
        set.add(1);
        set.add(2);
        boolean[] removed = new boolean[2];
        Thread a = new Thread(() -> removed[0] = set.remove(1));
        Thread b = new Thread(() -> removed[1] = set.remove(2));
        a.start();
        b.start();
        a.join();
        b.join();
        assert removed[0] && removed[1];
        assert !set.contains(1) && !set.contains(2);
        assert set.head.next == set.tail;
    }
}
