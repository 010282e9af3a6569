// Super calls through several levels, to Object methods, in lambdas and inner classes.
import java.util.function.*;

public class SuperCalls {
    static class A { int f(int x) { return x + 1; } String name() { return "A"; } @Override public String toString() { return "A.toString"; } protected void p(StringBuilder s) { s.append("A"); } }
    static class B extends A { @Override int f(int x) { return super.f(x) * 2; } @Override protected void p(StringBuilder s) { s.append("B("); super.p(s); s.append(")"); } }
    static class C extends B { @Override String name() { return "C" + super.name(); } }
    static class D extends C {
        @Override int f(int x) { return super.f(x) + super.f(x + 1); }
        @Override String name() { return "D" + super.name(); }
        @Override public String toString() { return "D:" + super.toString(); }
        @Override protected void p(StringBuilder s) { s.append("D["); super.p(s); s.append("]"); }
        IntUnaryOperator sup() { return super::f; }
        IntUnaryOperator lam() { return x -> super.f(x) - this.f(x); }
        Supplier<String> deep() { return () -> { Supplier<String> in = () -> super.name() + D.super.toString(); return in.get(); }; }
        class In extends A { @Override int f(int x) { return super.f(x) + D.super.f(x) * 1000 + D.this.f(x) * 1000000; } }
        Object anon() { return new Object() { @Override public String toString() { return "anon<" + D.super.name() + "," + D.this.name() + ">"; } }; }
    }
    interface I { default String i() { return "I"; } default String hi() { return "hi" + i(); } }
    interface J extends I { @Override default String i() { return "J" + I.super.i(); } }
    static class K implements J { @Override public String i() { return "K" + J.super.i(); } Supplier<String> s() { return J.super::i; } Supplier<String> t() { return () -> J.super.i() + J.super.hi(); } }
    static class L extends K { @Override public String i() { return "L" + super.i(); } }
    static class Eq { int v; Eq(int v) { this.v = v; } @Override public boolean equals(Object o) { return super.equals(o) || o instanceof Eq && ((Eq) o).v == v; } @Override public int hashCode() { return v; } }
    static class Ov { void m(Object o) { System.out.print("Ov.Object "); } void m(Number n) { System.out.print("Ov.Number "); } }
    static class Ov2 extends Ov { @Override void m(Object o) { System.out.print("Ov2.Object "); super.m(o); } void m(Integer i) { System.out.print("Ov2.Integer "); super.m(i); super.m((Object) i); } }

    public static void main(String[] args) {
        D d = new D();
        System.out.println(d.f(1) + " " + d.name() + " " + d + " " + d.sup().applyAsInt(1) + " " + d.lam().applyAsInt(1) + " " + d.deep().get());
        StringBuilder s = new StringBuilder();
        d.p(s); ((A) d).p(s); new C().p(s);
        System.out.println(s + " " + d.new In().f(1) + " " + d.anon());
        System.out.println(new K().i() + new K().hi() + new K().s().get() + new K().t().get() + new L().i() + new L().hi() + ((J) new L()).i());
        Eq e = new Eq(1);
        System.out.println(e.equals(e) + " " + e.equals(new Eq(1)) + e.equals(new Eq(2)) + e.equals(null));
        Ov2 o = new Ov2();
        o.m(1); o.m(1.5); o.m("s"); ((Ov) o).m(1); ((Ov) o).m((Object) 1);
        System.out.println();
    }
}
