// Abstract classes, template methods, super chains and dynamic dispatch through them.
import java.util.*;

public class AbstractShapes {
    static abstract class Shape implements Comparable<Shape> {
        private static int made;
        protected final int id = ++made;
        private final String name;
        Shape(String name) { this.name = name; log("made " + describe()); }
        abstract double area();
        double perimeter() { throw new UnsupportedOperationException(name + " has no perimeter"); }
        protected String extra() { return ""; }
        final String describe() { return name + "#" + id + String.format(Locale.ROOT, "(%.2f%s)", area(), extra()); }
        @Override public int compareTo(Shape o) { return Double.compare(area(), o.area()); }
        @Override public String toString() { return describe(); }
        static void log(String s) { System.out.println(s); }
    }
    static class Rect extends Shape {
        final double w, h;
        Rect(double w, double h) { this("rect", w, h); }
        protected Rect(String n, double w, double h) { super(n); this.w = w; this.h = h; }
        @Override double area() { return w * h; }
        @Override double perimeter() { return 2 * (w + h); }
    }
    static class Square extends Rect {
        Square(double s) { super("square", s, s); }
        @Override protected String extra() { return ",side " + w; }
        @Override double perimeter() { return super.perimeter() + 0; }
    }
    static final class Blob extends Shape { Blob() { super("blob"); } @Override double area() { return Math.E; } }
    static abstract class Middle extends Shape { Middle() { super("middle"); } @Override abstract double perimeter(); double twice() { return perimeter() * 2; } }

    public static void main(String[] args) {
        List<Shape> l = new ArrayList<>(List.of(new Rect(2, 3), new Square(4), new Blob(), new Middle() { @Override double area() { return 1; } @Override double perimeter() { return twice == 0 ? 9 : 1; } final int twice = 0; }));
        Collections.sort(l);
        System.out.println(l);
        for (Shape s : l) {
            try { System.out.print(s.perimeter() + " "); } catch (UnsupportedOperationException e) { System.out.print(e.getMessage() + " "); }
        }
        System.out.println();
        Shape m = Collections.max(l);
        System.out.println(m.getClass().getSuperclass().getSimpleName() + " " + (m instanceof Rect) + (m instanceof Square) + " " + ((Rect) m).w);
        Middle mid = (Middle) l.get(0);
        System.out.println(mid.twice() + " " + mid.getClass().getName());
        Map<Class<?>, Integer> count = new LinkedHashMap<>();
        for (Shape s : l) for (Class<?> c = s.getClass(); c != null; c = c.getSuperclass()) count.merge(c, 1, Integer::sum);
        count.forEach((c, n) -> System.out.print(c.getName() + "=" + n + " "));
        System.out.println();
    }
}
