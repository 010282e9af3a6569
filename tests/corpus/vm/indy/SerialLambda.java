// Serializable lambdas and method references go through serialization and back.
import java.io.*;
import java.lang.invoke.SerializedLambda;
import java.util.function.*;

public class SerialLambda {
    interface SF<A, B> extends Function<A, B>, Serializable { }
    static byte[] ser(Object o) throws IOException { ByteArrayOutputStream b = new ByteArrayOutputStream(); try (ObjectOutputStream s = new ObjectOutputStream(b)) { s.writeObject(o); } return b.toByteArray(); }
    @SuppressWarnings("unchecked") static <T> T rt(T o) throws Exception { try (ObjectInputStream s = new ObjectInputStream(new ByteArrayInputStream(ser(o)))) { return (T) s.readObject(); } }
    static SerializedLambda sl(Object o) throws Exception { var m = o.getClass().getDeclaredMethod("writeReplace"); m.setAccessible(true); return (SerializedLambda) m.invoke(o); }
    static String st(Object o) { return "st:" + o; }
    static class Acc implements Serializable { int t; int add(int x) { return t += x; } }

    public static void main(String[] args) throws Exception {
        SF<Integer, Integer> dbl = x -> x * 2;
        System.out.println(rt(dbl).apply(21));
        int k = 5; String p = "pre"; double d = 0.5; char c = 'c'; long l = 1L << 40; boolean z = true;
        SF<String, String> cap = s -> p + s + k + d + c + l + z;
        System.out.println(rt(cap).apply("-"));
        SF<Object, String> mr = SerialLambda::st;
        System.out.println(rt(mr).apply(1));
        Acc a = new Acc();
        SF<Integer, Integer> bound = a::add;
        bound.apply(3);
        SF<Integer, Integer> copy = rt(bound);
        System.out.println(copy.apply(10) + " " + bound.apply(1) + " " + a.t);
        Supplier<StringBuilder> ctor = (Supplier<StringBuilder> & Serializable) StringBuilder::new;
        System.out.println(rt(ctor).get().append("x"));
        Runnable r = (Runnable & Serializable & Cloneable) () -> System.out.println("run " + p);
        Runnable r2 = rt(r);
        r2.run();
        System.out.println((r2 instanceof Serializable) + " " + (r2 instanceof Cloneable));
        Function<String, Integer> un = (Function<String, Integer> & Serializable) String::length;
        System.out.println(rt(un).apply("four"));
        SerializedLambda s = sl(cap);
        System.out.println(s.getCapturingClass() + " " + s.getFunctionalInterfaceClass() + " " + s.getFunctionalInterfaceMethodName() + s.getFunctionalInterfaceMethodSignature() + " " + s.getImplMethodKind() + " " + s.getImplClass() + " " + s.getImplMethodSignature() + " " + s.getInstantiatedMethodType() + " " + s.getCapturedArgCount());
        for (int i = 0; i < s.getCapturedArgCount(); i++) System.out.print(s.getCapturedArg(i) + " ");
        s = sl(un);
        System.out.println(s.getImplClass() + "." + s.getImplMethodName() + s.getImplMethodSignature() + s.getImplMethodKind());
        try { ser((Runnable) () -> { }); } catch (NotSerializableException e) { System.out.println("not serializable"); }
        Object notSer = new Object();
        try { ser((Runnable & Serializable) () -> notSer.hashCode()); } catch (NotSerializableException e) { System.out.println(e.getMessage()); }
        SF<Integer, SF<Integer, Integer>> nest = x -> y -> x - y;
        System.out.println(rt(rt(nest).apply(9)).apply(4));
    }
}
