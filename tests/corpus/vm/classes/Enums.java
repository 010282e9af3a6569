// Enums with fields, bodies, interfaces, switch, EnumMap, EnumSet and errors.
import java.util.*;

public class Enums {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);
        private final double mass, radius;
        Planet(double m, double r) { mass = m; radius = r; }
        double g() { return 6.67300E-11 * mass / (radius * radius); }
    }
    interface Sym { String sym(); }
    enum Op implements Sym {
        ADD("+") { int apply(int a, int b) { return a + b; } },
        SUB("-") { int apply(int a, int b) { return a - b; } @Override public String toString() { return "minus"; } },
        MUL("*") { int apply(int a, int b) { return a * b; } };
        final String s;
        static final Map<String, Op> BY = new HashMap<>();
        static { for (Op o : values()) BY.put(o.s, o); }
        Op(String s) { this.s = s; }
        public String sym() { return s; }
        abstract int apply(int a, int b);
    }
    enum Empty { }
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN; boolean weekend() { return this == SAT || compareTo(SUN) == 0; } Day next() { return values()[(ordinal() + 1) % values().length]; } }

    static String kind(Day d) {
        switch (d) { case SAT: case SUN: return "rest"; case FRI: return "almost"; default: return "work"; }
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) System.out.println(p + " " + p.ordinal() + " " + p.name() + " " + p.g());
        for (Op o : Op.values()) System.out.println(o + " " + o.name() + " " + o.sym() + " " + o.apply(6, 3) + " " + o.getClass().getName() + " " + o.getDeclaringClass().getName() + " " + o.getClass().isEnum());
        System.out.println(Op.BY.get("*").apply(7, 8) + " " + Op.valueOf("SUB") + " " + Empty.values().length);
        for (String n : new String[] {"MON", "mon", "", null}) {
            try { System.out.println(Day.valueOf(n)); } catch (IllegalArgumentException | NullPointerException e) { System.out.println(e); }
        }
        EnumMap<Day, Integer> m = new EnumMap<>(Day.class);
        for (Day d : new Day[] {Day.SUN, Day.MON, Day.FRI}) m.put(d, d.name().length() * d.ordinal());
        m.merge(Day.MON, 5, Integer::sum);
        System.out.println(m + " " + m.containsKey(Day.TUE) + " " + m.remove(Day.FRI) + m.keySet() + m.values());
        EnumSet<Day> s = EnumSet.range(Day.TUE, Day.THU);
        s.add(Day.SUN);
        System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.allOf(Day.class).size() + EnumSet.noneOf(Day.class) + s.contains(Day.MON));
        for (Day d : Day.values()) System.out.print(kind(d) + (d.weekend() ? "!" : "") + d.next() + " ");
        System.out.println();
        Day[] copy = Day.values();
        copy[0] = Day.SUN;
        System.out.println(Day.values()[0] + " " + (Day.valueOf("MON") == Day.MON) + " " + Day.MON.equals(Day.MON) + Day.MON.compareTo(Day.SUN));
        System.out.println(Enum.valueOf(Op.class, "ADD").getClass() + " " + Arrays.toString(Op.class.getEnumConstants()) + Op.class.isEnum());
        TreeMap<Day, String> tm = new TreeMap<>(Comparator.reverseOrder());
        for (Day d : Day.values()) tm.put(d, kind(d));
        System.out.println(tm);
        System.out.println(Day.FRI.describeConstable().get());
    }
}
