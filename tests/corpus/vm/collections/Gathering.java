// Stream gatherers: windows, folds, scans, mapConcurrent and one's own.
//@ jdk: 24+
import java.util.*;
import java.util.stream.*;

public class Gathering {
    static <T> Gatherer<T, ?, T> everyNth(int n) {
        return Gatherer.ofSequential(() -> new int[1], (state, x, down) -> state[0]++ % n != 0 || down.push(x));
    }

    static <T> Gatherer<T, ?, List<T>> runs() {
        return Gatherer.<T, ArrayList<T>, List<T>>ofSequential(ArrayList::new, (cur, x, down) -> {
            if (!cur.isEmpty() && !cur.get(0).equals(x)) {
                if (!down.push(List.copyOf(cur))) return false;
                cur.clear();
            }
            cur.add(x);
            return true;
        }, (cur, down) -> {
            if (!cur.isEmpty()) down.push(List.copyOf(cur));
        });
    }

    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 8).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.range(0, 5).boxed().gather(Gatherers.windowSliding(3)).toList());
        System.out.println(Stream.of(1, 2).gather(Gatherers.windowSliding(5)).toList() + " " + Stream.empty().gather(Gatherers.windowFixed(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of("a", "b", "c").gather(Gatherers.fold(() -> "", (s, x) -> x + s)).findFirst().get());
        System.out.println(IntStream.range(0, 10).boxed().gather(everyNth(3)).toList());
        System.out.println(Stream.of(1, 1, 2, 3, 3, 3, 1).gather(runs()).toList() + " " + Stream.of(1, 1, 2).gather(runs()).limit(1).toList());
        System.out.println(Stream.of(3, 1, 2).gather(Gatherers.mapConcurrent(2, x -> x * x)).toList());
        System.out.println(IntStream.range(0, 12).boxed().gather(Gathering.<Integer>everyNth(2).andThen(Gatherers.windowFixed(2))).map(l -> l.stream().mapToInt(x -> x).sum()).toList());
        Gatherer<Integer, ?, String> both = Gatherer.of((unused, x, down) -> down.push("<" + x) && down.push(x + ">"));
        System.out.println(Stream.of(1, 2, 3).gather(both).limit(3).toList() + " " + IntStream.range(0, 100).parallel().boxed().gather(both).count());
        System.out.println(Stream.iterate(1, x -> x * 2).gather(Gatherers.windowFixed(4)).filter(w -> w.get(3) > 1000).findFirst().get());
        try {
            Gatherers.windowFixed(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, 2).gather(Gatherers.windowFixed(2)).findFirst().get().add(3);
        } catch (UnsupportedOperationException e) {
            System.out.println("windows cannot be changed");
        }
    }
}
