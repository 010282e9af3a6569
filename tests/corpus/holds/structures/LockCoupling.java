// Hand over hand locking with monitors by ReentrantLock; two threads insert.
//@ unreduced: no
import java.util.concurrent.locks.*;

public class LockCoupling {
    static class Node {
        final int key;
        Node next;
        final ReentrantLock lock = new ReentrantLock();
        Node(int k, Node n) {
            key = k;
            next = n;
        }
    }
    final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));
    boolean add(int key) {
        head.lock.lock();
        Node pred = head;
        try {
            Node curr = pred.next;
            curr.lock.lock();
            try {
                while (curr.key < key) {
                    pred.lock.unlock();
                    pred = curr;
                    curr = curr.next;
                    curr.lock.lock();
                }
                if (curr.key == key) return false;
                pred.next = new Node(key, curr);
                return true;
            } finally {
                curr.lock.unlock();
            }
        } finally {
            pred.lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        LockCoupling list = new LockCoupling();
        boolean[] r = new boolean[3];
        Thread a = new Thread(() -> {
            r[0] = list.add(5);
        });
        Thread b = new Thread(() -> {
            r[1] = list.add(5);
            r[2] = list.add(3);
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert r[0] != r[1] && r[2];
        int n = 0;
        for (Node x = list.head.next; x.next != null; x = x.next) n++;
        assert n == 2;
    }
}
