// Inner, local and anonymous classes, captured variables and outer this.
import java.util.*;
import java.util.function.*;

public class InnerClasses {
    private int secret = 42;
    private static int counter;
    private int next() { return ++counter; }

    class Inner {
        int secret = 7;
        class Deep {
            int sum() { return secret + Inner.this.secret + InnerClasses.this.secret + next(); }
        }
        Deep deep() { return new Deep(); }
    }

    static class Nested {
        private final int v;
        private Nested(int v) { this.v = v; }
        int peek(InnerClasses o) { return o.secret + v; }
    }

    class Shadow extends Inner { int secret = 1000; int all() { return secret + super.secret + InnerClasses.this.secret; } }

    static class FromInner extends InnerClasses.Inner {
        FromInner(InnerClasses o) { o.super(); }
    }

    List<Supplier<String>> make(int n, final String pre) {
        List<Supplier<String>> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int k = i * i;
            class Local implements Supplier<String> {
                final int own = k + 1;
                @Override public String get() { return pre + k + "/" + own + "/" + secret; }
            }
            out.add(new Local());
            out.add(new Supplier<>() {
                int calls;
                { calls = k; }
                @Override public String get() { return "anon" + calls++ + pre; }
            });
            out.add(() -> pre + k + new Local().own);
        }
        return out;
    }

    static Iterator<Integer> range(int a, int b) {
        return new Iterator<>() {
            int i = a;
            @Override public boolean hasNext() { return i < b; }
            @Override public Integer next() { return i++; }
        };
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner in = o.new Inner();
        System.out.println(in.deep().sum() + " " + o.new Inner().new Deep().sum() + " " + o.new Shadow().all());
        System.out.println(new Nested(5).peek(o) + " " + new Nested(6).v + " " + new FromInner(o).deep().sum());
        for (Supplier<String> s : o.make(3, "p")) System.out.print(s.get() + " " + s.get() + "; ");
        System.out.println();
        for (Iterator<Integer> it = range(2, 6); it.hasNext();) System.out.print(it.next() + " ");
        System.out.println();
        o.secret = 1;
        System.out.println(in.deep().sum() + " " + in.getClass().getName() + " " + range(0, 0).getClass().getName() + " " + o.make(1, "").get(0).getClass().getName());
        Object base = new Object() { int hidden = 3; @Override public String toString() { return "hidden" + hidden; } };
        System.out.println(base);
        var v = new Object() { int x = 1; int inc() { return ++x; } };
        System.out.println(v.inc() + v.inc() + v.x);
        try { InnerClasses n = null; n.new Inner(); } catch (NullPointerException e) { System.out.println("npe outer"); }
    }
}
