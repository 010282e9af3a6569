// A discrete-event simulation of a small factory: priority queue of events, machines, breakdowns, statistics.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

public class EventSimulation {
    record Event(double time, long seq, String what, Runnable action) implements Comparable<Event> {
        private static final Comparator<Event> ORDER = Comparator.comparingDouble(Event::time).thenComparingLong(Event::seq);

        @Override
        public int compareTo(Event o) {
            return ORDER.compare(this, o);
        }
    }

    static class Simulator {
        private final PriorityQueue<Event> queue = new PriorityQueue<>();
        private final Map<String, Integer> fired = new TreeMap<>();
        private double now;
        private long seq;

        Event in(double delay, String what, Runnable r) {
            if (!(delay >= 0)) throw new IllegalArgumentException("delay " + delay);
            Event e = new Event(now + delay, seq++, what, r);
            queue.add(e);
            return e;
        }

        boolean cancel(Event e) {
            return queue.remove(e);
        }

        void run(double until) {
            while (!queue.isEmpty() && queue.peek().time() <= until) {
                Event e = queue.poll();
                now = e.time();
                fired.merge(e.what(), 1, Integer::sum);
                e.action().run();
            }
            now = until;
        }
    }

    enum State {
        IDLE, BUSY, BROKEN
    }

    enum Product {
        BOLT(1.0, List.of("cut", "thread")), GEAR(2.5, List.of("cut", "mill", "polish")), AXLE(4.0, List.of("cut", "mill", "thread", "polish"));

        final double size;
        final List<String> route;

        Product(double size, List<String> route) {
            this.size = size;
            this.route = route;
        }
    }

    static final class Job {
        final int id;
        final Product product;
        final double born;
        int step;
        double waited;
        double queuedAt;

        Job(int id, Product p, double born) {
            this.id = id;
            this.product = p;
            this.born = born;
        }

        String next() {
            return step < product.route.size() ? product.route.get(step) : null;
        }
    }

    static final class Machine {
        final String name;
        final Simulator sim;
        final SplittableRandom rnd;
        final Deque<Job> waiting = new ArrayDeque<>();
        final EnumMap<State, Double> spent = new EnumMap<>(State.class);
        final Consumer<Job> done;
        State state = State.IDLE;
        double since;
        Event finishing;
        Job current;
        int maxQueue;
        int breakdowns;

        Machine(String name, Simulator sim, SplittableRandom rnd, Consumer<Job> done) {
            this.name = name;
            this.sim = sim;
            this.rnd = rnd;
            this.done = done;
            scheduleBreakdown();
        }

        private void enter(State s) {
            spent.merge(state, sim.now - since, Double::sum);
            since = sim.now;
            state = s;
        }

        private double exponential(double mean) {
            return -mean * StrictMath.log(1 - rnd.nextDouble());
        }

        private void scheduleBreakdown() {
            sim.in(exponential(60), "breakdown", () -> {
                breakdowns++;
                if (finishing != null && sim.cancel(finishing)) {
                    waiting.addFirst(current);
                    current.queuedAt = sim.now;
                }
                finishing = null;
                current = null;
                enter(State.BROKEN);
                sim.in(2 + exponential(3), "repair", () -> {
                    enter(State.IDLE);
                    startNext();
                    scheduleBreakdown();
                });
            });
        }

        void accept(Job j) {
            j.queuedAt = sim.now;
            waiting.addLast(j);
            maxQueue = Math.max(maxQueue, waiting.size());
            if (state == State.IDLE) startNext();
        }

        private void startNext() {
            if (waiting.isEmpty()) return;
            current = waiting.pollFirst();
            current.waited += sim.now - current.queuedAt;
            enter(State.BUSY);
            Job j = current;
            finishing = sim.in(j.product.size * (0.5 + rnd.nextDouble()), "finish " + name, () -> {
                finishing = null;
                current = null;
                enter(State.IDLE);
                j.step++;
                done.accept(j);
                if (state == State.IDLE) startNext();
            });
        }
    }

    public static void main(String[] args) {
        Simulator sim = new Simulator();
        SplittableRandom root = new SplittableRandom(12345);
        Map<String, Machine> machines = new HashMap<>();
        List<Job> finished = new ArrayList<>();
        Consumer<Job>[] route = new Consumer[1];
        route[0] = j -> {
            String n = j.next();
            if (n == null) finished.add(j);
            else machines.get(n).accept(j);
        };
        for (String m : List.of("cut", "mill", "thread", "polish")) machines.put(m, new Machine(m, sim, root.split(), j -> route[0].accept(j)));
        SplittableRandom arrivals = root.split();
        int[] made = {0};
        Runnable[] arrive = new Runnable[1];
        arrive[0] = () -> {
            Product p = Product.values()[arrivals.nextInt(10) < 6 ? 0 : arrivals.nextInt(3)];
            route[0].accept(new Job(made[0]++, p, sim.now));
            sim.in(arrivals.nextDouble(0.5, 4.5), "arrival", arrive[0]);
        };
        sim.in(0, "arrival", arrive[0]);
        List<String> snapshots = new ArrayList<>();
        Runnable[] snap = new Runnable[1];
        snap[0] = () -> {
            snapshots.add(String.format(Locale.ROOT, "t=%.0f finished=%d in=%s", sim.now, finished.size(), new TreeMap<>(machines).entrySet().stream().map(e -> e.getKey() + ":" + e.getValue().state + "/" + e.getValue().waiting.size()).collect(Collectors.joining(" "))));
            sim.in(100, "snapshot", snap[0]);
        };
        sim.in(100, "snapshot", snap[0]);
        sim.run(1000);
        snapshots.forEach(System.out::println);
        System.out.println("events " + sim.fired);
        System.out.println("made " + made[0] + " finished " + finished.size());
        for (Product p : Product.values()) {
            var st = finished.stream().filter(j -> j.product == p).mapToDouble(j -> j.waited).summaryStatistics();
            System.out.printf(Locale.ROOT, "%s n=%d wait avg=%.4f max=%.4f%n", p, st.getCount(), st.getAverage(), st.getMax());
        }
        new TreeMap<>(machines).forEach((n, m) -> {
            m.enter(m.state);
            double busy = m.spent.getOrDefault(State.BUSY, 0.0);
            double broken = m.spent.getOrDefault(State.BROKEN, 0.0);
            System.out.printf(Locale.ROOT, "%-7s busy=%.2f broken=%.2f idle=%.2f total=%.3f maxQueue=%d breakdowns=%d%n", n, busy, broken, m.spent.getOrDefault(State.IDLE, 0.0), m.spent.values().stream().mapToDouble(d -> d).sum(), m.maxQueue, m.breakdowns);
        });
        System.out.println("first five " + finished.stream().limit(5).map(j -> j.id + ":" + j.product).collect(Collectors.joining(" ")));
        System.out.println("overtaken " + countInversions(finished));
        try {
            sim.in(-1, "bad", () -> { });
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            sim.in(Double.NaN, "bad", () -> { });
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static int countInversions(List<Job> l) {
        int n = 0;
        for (int i = 0; i < l.size(); i++) for (int j = i + 1; j < l.size(); j++) if (l.get(i).id > l.get(j).id) n++;
        return n;
    }
}
