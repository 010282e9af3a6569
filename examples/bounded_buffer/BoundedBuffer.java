import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Two producers and two consumers share a buffer with room for three orders. The consumers stop at
 * an order without items, of which there is one for each of them.
 */
public class BoundedBuffer<T> {
    record Order(String customer, int number, List<Integer> prices) {
        int total() {
            return prices.stream().mapToInt(Integer::intValue).sum();
        }

        boolean isLast() {
            return prices.isEmpty();
        }
    }

    private final Queue<T> items = new ArrayDeque<>();
    private final int capacity;

    BoundedBuffer(int capacity) {
        this.capacity = capacity;
    }

    synchronized void put(T item) throws InterruptedException {
        while (items.size() == capacity) {
            wait();
        }
        items.add(item);
        notifyAll();
    }

    synchronized T take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        T item = items.remove();
        notifyAll();
        return item;
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer<Order> buffer = new BoundedBuffer<>(3);
        List<Order> served = new ArrayList<>();
        List<Thread> producers = new ArrayList<>();
        List<Thread> consumers = new ArrayList<>();
        for (String customer : List.of("Ada", "Grace")) {
            producers.add(start("producer " + customer, () -> {
                for (int number = 1; number <= 5; number++) {
                    buffer.put(new Order(customer, number, List.of(number * 3, number + 4)));
                    Thread.sleep(10);
                }
            }));
            consumers.add(start("consumer " + customer, () -> {
                for (Order order = buffer.take(); !order.isLast(); order = buffer.take()) {
                    synchronized (served) {
                        served.add(order);
                    }
                }
            }));
        }
        for (Thread producer : producers) {
            producer.join();
        }
        for (Thread consumer : consumers) {
            buffer.put(new Order("nobody", 0, List.of()));
        }
        for (Thread consumer : consumers) {
            consumer.join();
        }
        report(served);
    }

    private static void report(List<Order> served) {
        Map<String, List<Order>> byCustomer =
                served.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.toList()));
        byCustomer.forEach((customer, orders) -> {
            String totals = orders.stream()
                    .sorted(Comparator.comparingInt(Order::number))
                    .map(order -> "#" + order.number() + "=" + order.total())
                    .collect(Collectors.joining(", "));
            System.out.printf("%-6s %d orders: %s%n", customer, orders.size(), totals);
        });
        System.out.println("sum " + served.stream().mapToInt(Order::total).sum());
    }

    interface Task {
        void run() throws InterruptedException;
    }

    private static Thread start(String name, Task task) {
        Thread thread = new Thread(() -> {
            try {
                task.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, name);
        thread.start();
        return thread;
    }
}
