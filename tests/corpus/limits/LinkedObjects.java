// A linked list of ten million objects, shared before it is walked: no step over it may be recursive.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class LinkedObjects {
    static class Node {
        Node next;
        int value;
    }

    static volatile Node head;
    static volatile int turn;

    public static void main(String[] args) {
        for (int i = 0; i < 10_000_000; i++) {
            Node node = new Node();
            node.next = head;
            node.value = i;
            head = node;
        }
        Thread other = new Thread(() -> turn++);
        other.start();
        turn++;
        System.out.println(head.value);
    }
}
