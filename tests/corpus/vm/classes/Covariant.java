// Covariant returns, bridge methods, package-private overriding and generic specialisation.
import java.util.*;
import java.util.function.*;

public class Covariant {
    static class A implements Cloneable { A self() { return this; } Object make() { return "A.make"; } Number num() { return 1; } @Override protected A clone() { try { return (A) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } } List<? extends Number> list() { return List.of(1); } }
    static class B extends A { @Override B self() { return this; } @Override String make() { return "B.make"; } @Override Integer num() { return 2; } @Override protected B clone() { return (B) super.clone(); } int onlyB() { return 42; } @Override ArrayList<Integer> list() { return new ArrayList<>(List.of(7)); } }
    static class C extends B { @Override C self() { return this; } @Override public String make() { return "C>" + super.make(); } }
    interface Maker<T> { T make(); default T twice() { make(); return make(); } }
    interface StrMaker extends Maker<String> { @Override String make(); }
    static class Impl implements StrMaker { int n; public String make() { return "m" + ++n; } }
    static abstract class Proc<I, O> { abstract O go(I i); O run(I i) { return go(i); } }
    static class Len extends Proc<String, Integer> { @Override Integer go(String s) { return s.length(); } }
    static class Base<T> { void set(T t) { System.out.print("Base.set " + t + " "); } }
    static class Derived extends Base<String> { @Override void set(String s) { System.out.print("Derived.set " + s + " "); } void set(Integer i) { System.out.print("Derived.setInt " + i + " "); } }
    interface X { Object get(); }
    interface Y { String get(); }
    static class XY implements X, Y { public String get() { return "xy"; } }
    static class Cmp implements Comparator<String> { @Override public int compare(String a, String b) { return b.compareTo(a); } }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        A a = new C();
        System.out.println(a.make() + " " + a.num() + " " + a.self().getClass().getSimpleName() + " " + new B().self().onlyB() + " " + a.clone().getClass().getSimpleName() + " " + a.list() + new B().clone().onlyB());
        Maker<String> m = new Impl();
        System.out.println(m.twice() + " " + ((Maker<?>) m).make() + ((StrMaker) m).make());
        Proc<String, Integer> p = new Len();
        System.out.println(p.run("four") + " " + p.go("x"));
        try { ((Proc) p).run(5); } catch (ClassCastException e) { System.out.println("bridge cast"); }
        Derived d = new Derived();
        d.set("s"); d.set(5); ((Base) d).set("raw");
        try { ((Base) d).set(5); } catch (ClassCastException e) { System.out.println("cce"); }
        X x = new XY(); Y y = new XY();
        System.out.println(x.get() + y.get());
        List<String> l = new ArrayList<>(List.of("a", "c", "b"));
        l.sort(new Cmp()); System.out.println(l + "" + new Cmp().reversed().compare("a", "b"));
        for (Class<?> c : new Class<?>[] {B.class, Impl.class, Len.class, Derived.class, XY.class, Cmp.class}) {
            TreeSet<String> s = new TreeSet<>();
            for (var mm : c.getDeclaredMethods()) s.add(mm.getReturnType().getSimpleName() + " " + mm.getName() + Arrays.toString(mm.getParameterTypes()).replace("class java.lang.", "") + (mm.isBridge() ? " bridge" : ""));
            System.out.println(c.getSimpleName() + " " + s);
        }
    }
}
