// ConcurrentLinkedQueue, ConcurrentLinkedDeque and LinkedBlockingDeque from both ends.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class LockFreeDeques {
    static void both(String name, Deque<Integer> d) {
        d.addFirst(2);
        d.addLast(3);
        d.offerFirst(1);
        d.offerLast(4);
        d.push(0);
        System.out.print(name + " " + d + " " + d.peekFirst() + d.peekLast() + d.getFirst() + d.getLast() + " ");
        System.out.print(d.pollFirst() + "" + d.pollLast() + d.pop() + d.removeLast() + " " + d + " " + d.removeFirstOccurrence(2) + d.removeLastOccurrence(9) + d + d.isEmpty());
        System.out.print(" " + d.poll() + d.peek());
        try {
            d.removeFirst();
        } catch (NoSuchElementException e) {
            System.out.print(" nse");
        }
        try {
            d.add(null);
        } catch (NullPointerException e) {
            System.out.print(" npe");
        }
        for (int i = 0; i < 6; i++) d.add(i % 3);
        Iterator<Integer> it = d.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) {
            int v = it.next();
            if (v == 1) it.remove();
            else sb.append(v);
        }
        d.removeIf(x -> x == 2);
        System.out.println(" " + sb + " " + d + " " + d.contains(0) + d.size());
    }

    public static void main(String[] args) throws Exception {
        both("lock-free", new ConcurrentLinkedDeque<>());
        both("blocking", new LinkedBlockingDeque<>());
        both("array", new ArrayDeque<>());
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(5, 6));
        System.out.println(q.offer(7) + " " + q.peek() + q.poll() + q + q.remove(7) + q.size() + " " + q.addAll(List.of(1, 2)) + q);
        try {
            q.addAll(q);
        } catch (IllegalArgumentException e) {
            System.out.println("cannot add itself");
        }
        LinkedBlockingDeque<String> b = new LinkedBlockingDeque<>(2);
        b.putFirst("x");
        b.putLast("y");
        System.out.println(b.offerFirst("z") + " " + b.offerLast("z", 1, TimeUnit.MILLISECONDS) + " " + b.remainingCapacity());
        try {
            b.addFirst("z");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(b.takeLast() + b.takeFirst() + b.pollFirst(1, TimeUnit.MILLISECONDS));
        // work stealing: owners push and pop at one end, a thief takes from the other
        ConcurrentLinkedDeque<Integer> work = new ConcurrentLinkedDeque<>();
        ConcurrentLinkedQueue<Integer> done = new ConcurrentLinkedQueue<>();
        AtomicInteger left = new AtomicInteger(300);
        Thread owner = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                work.push(i);
                if (i % 3 == 0) {
                    Integer v = work.poll();
                    if (v != null) {
                        done.add(v);
                        left.decrementAndGet();
                    }
                }
            }
        });
        Thread thief = new Thread(() -> {
            while (left.get() > 0) {
                Integer v = work.pollLast();
                if (v == null) Thread.yield();
                else {
                    done.add(v);
                    left.decrementAndGet();
                }
            }
        });
        owner.start();
        thief.start();
        owner.join();
        thief.join();
        System.out.println(done.size() + " " + new TreeSet<>(done).size() + " " + done.stream().mapToInt(x -> x).sum() + " " + work.isEmpty());
    }
}
