// EnumMap and EnumSet: order, ranges, complements, views, large enums.
import java.util.*;
import java.util.stream.*;

public class EnumCollections {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean weekend() {
            return this == SAT || this == SUN;
        }
    }

    enum Op {
        PLUS("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        final String sym;

        Op(String s) {
            sym = s;
        }

        abstract int apply(int a, int b);
    }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumSet<Day> s = EnumSet.of(Day.SUN, Day.MON, Day.WED);
        System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.range(Day.TUE, Day.FRI) + " " + EnumSet.allOf(Day.class).size() + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.copyOf(List.of(Day.SAT, Day.FRI)));
        s.addAll(EnumSet.range(Day.MON, Day.WED));
        s.remove(Day.MON);
        s.removeIf(Day::weekend);
        System.out.println(s + " " + s.contains(Day.TUE) + s.contains(null) + s.containsAll(EnumSet.of(Day.TUE)) + " " + s.hashCode() * 0 + " " + s.equals(Set.of(Day.TUE, Day.WED)) + " " + s.clone());
        Iterator<Day> it = s.iterator();
        it.next();
        s.add(Day.SUN);
        System.out.println(it.next() + " weakly consistent " + it.hasNext());
        EnumMap<Day, String> m = new EnumMap<>(Day.class);
        m.put(Day.FRI, "fish");
        m.put(Day.MON, "moon");
        m.put(Day.SUN, null);
        System.out.println(m + " " + m.get(Day.TUE) + " " + m.containsKey(Day.SUN) + m.containsValue(null) + " " + m.keySet() + m.values() + " " + m.remove(Day.SUN) + m.size() + " " + m.get("FRI"));
        m.merge(Day.MON, "!", String::concat);
        m.computeIfAbsent(Day.TUE, d -> d.name().toLowerCase(Locale.ROOT));
        m.entrySet().forEach(e -> e.setValue(e.getValue() + e.getKey().ordinal()));
        System.out.println(m + " " + new EnumMap<>(Map.of(Day.WED, 1)) + " " + m.equals(new HashMap<>(m)));
        for (Runnable r : new Runnable[] {() -> EnumSet.range(Day.FRI, Day.MON), () -> EnumSet.copyOf(new ArrayList<Day>()), () -> m.put(null, "x"), () -> s.add(null), () -> Day.valueOf("mon"), () -> Enum.valueOf(Op.class, "MINUS"), () -> new EnumMap<Day, String>(new HashMap<Day, String>())}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        for (Op o : Op.values()) System.out.print(o + o.sym + o.apply(6, 7) + " " + o.getClass().equals(Op.class) + o.getDeclaringClass().getSimpleName() + " ");
        System.out.println(Day.valueOf("SAT").compareTo(Day.MON) + " " + Day.WED.equals(Day.WED) + " " + Arrays.toString(Day.values()));
        EnumSet<Big> big = EnumSet.range(Big.B0, Big.G5);
        big.removeAll(EnumSet.range(Big.C0, Big.F9));
        System.out.println(big + " " + big.size() + " " + EnumSet.complementOf(big).size() + " " + big.contains(Big.G5));
        big.retainAll(EnumSet.of(Big.A0, Big.B9, Big.G0));
        System.out.println(big + " " + big.iterator().next());
        Map<Boolean, EnumSet<Day>> parts = Arrays.stream(Day.values()).collect(Collectors.partitioningBy(Day::weekend, Collectors.toCollection(() -> EnumSet.noneOf(Day.class))));
        System.out.println(parts);
        EnumMap<Day, Long> byLen = Stream.of("mon", "sun", "mon", "tue").map(x -> Day.valueOf(x.toUpperCase(Locale.ROOT))).collect(Collectors.groupingBy(d -> d, () -> new EnumMap<>(Day.class), Collectors.counting()));
        System.out.println(byLen);
        switch (Day.THU) {
            case MON, TUE -> System.out.println("early");
            case THU -> System.out.println("thursday");
            default -> System.out.println("other");
        }
    }
}
