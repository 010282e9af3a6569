// Interface default, static and private methods; diamonds and super calls.
public class DefaultMethods {
    interface A { default String hi() { return "A"; } default String who() { return "A.who:" + hi() + p(); } private String p() { return "(privA)"; } static String st() { return "A.st" + sp(); } private static String sp() { return "-sp"; } }
    interface B extends A { @Override default String hi() { return "B" + A.super.hi(); } }
    interface C extends A { @Override default String hi() { return "C" + A.super.hi(); } static String st() { return "C.st"; } }
    static class D implements B, C { @Override public String hi() { return "D" + B.super.hi() + C.super.hi(); } }
    static class E implements A, B { }
    static class Base { public String hi() { return "Base"; } }
    static class F extends Base implements B { }
    static class G extends F implements C { @Override public String hi() { return "G" + super.hi() + C.super.hi(); } }
    static abstract class H implements A { @Override public abstract String hi(); }
    static class I extends H { @Override public String hi() { return "I"; } }
    interface Shape { double area(); default int compare(Shape o) { return Double.compare(area(), o.area()); } }
    record Sq(double s) implements Shape { public double area() { return s * s; } }
    enum Unit implements Shape { U; public double area() { return 1; } }
    interface Gen<T> { T make(); default Gen<String> str() { return () -> "<" + make() + ">"; } default <R> Gen<R> map(java.util.function.Function<? super T, ? extends R> f) { return () -> f.apply(make()); } }
    interface Eq { boolean equals(Object o); default String name() { return getClass().getSimpleName() + toString().length() + (hashCode() == hashCode()); } }

    public static void main(String[] args) {
        A[] all = {new D(), new E(), new F(), new G(), new I(), new A() { }, new B() { @Override public String hi() { return "anon" + B.super.hi(); } }};
        for (A a : all) System.out.println(a.hi() + " " + a.who());
        System.out.println(A.st() + " " + C.st());
        System.out.println(new Sq(2).compare(Unit.U) + " " + Unit.U.compare(new Sq(1)) + " " + new Sq(.5).compare(() -> 1));
        Gen<Integer> g = () -> 42;
        System.out.println(g.str().make() + g.map(x -> x / 4.0).str().map(String::length).make());
        System.out.println(new Eq() { @Override public String toString() { return "four"; } }.name());
        Object o = new E();
        System.out.println((o instanceof A) + " " + (o instanceof C) + " " + ((A) o).hi());
        B b = new D();
        System.out.println(b.hi() + ((A) b).hi() + ((C) b).hi());
    }
}
