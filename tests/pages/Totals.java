import java.util.*;
import java.util.concurrent.*;

/** Invoices are added up in a pool; one worker prints the map while another adds to it, and nobody looks at the futures. */
class Totals {
    static final Map<String, Integer> totals = new TreeMap<>();
    static int audited;

    static void add(String customer, int amount) {
        totals.merge(customer, amount, Integer::sum);
    }

    static void audit() {
        int sum = 0;
        for (Map.Entry<String, Integer> entry : totals.entrySet()) {
            sum += entry.getValue();
        }
        audited = sum;
    }

    public static void main(String[] args) throws Exception {
        add("ann", 10);
        ExecutorService office = Executors.newFixedThreadPool(2);
        office.submit(() -> add("bob", 20));
        office.submit(Totals::audit);
        office.shutdown();
        office.awaitTermination(1, TimeUnit.MINUTES);
        if (audited == 0) throw new AssertionError("the audit has not been done");
    }
}
