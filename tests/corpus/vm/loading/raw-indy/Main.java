// invokedynamic with bootstrap methods written by hand.
import java.lang.invoke.*;
import java.util.*;

public class Main {
    static int links;
    public static CallSite constant(MethodHandles.Lookup l, String n, MethodType t, Object... extra) { links++; System.out.print("[link " + n + t + Arrays.toString(extra) + " in " + l.lookupClass().getName() + "] "); return new ConstantCallSite(MethodHandles.dropArguments(MethodHandles.constant(t.returnType(), t.returnType() == int.class ? (Object) links : n + links), 0, t.parameterList())); }
    public static CallSite byName(MethodHandles.Lookup l, String n, MethodType t) throws ReflectiveOperationException { return new ConstantCallSite(l.findStatic(Main.class, n, t)); }
    public static CallSite mutable(MethodHandles.Lookup l, String n, MethodType t) throws ReflectiveOperationException { site = new MutableCallSite(l.findStatic(Main.class, "twice", t)); return site; }
    public static CallSite failing(MethodHandles.Lookup l, String n, MethodType t) { System.out.print("[failing] "); throw new IllegalStateException("link " + n); }
    public static CallSite erring(MethodHandles.Lookup l, String n, MethodType t) { throw new Error("plain error"); }
    public static CallSite wrongType(MethodHandles.Lookup l, String n, MethodType t) { return new ConstantCallSite(MethodHandles.identity(String.class)); }
    public static CallSite nul(MethodHandles.Lookup l, String n, MethodType t) { return null; }
    public static Object notSite(MethodHandles.Lookup l, String n, MethodType t) { return "str"; }
    public static MutableCallSite site;
    public static int twice(int x) { return 2 * x; }
    public static int square(int x) { return x * x; }
    static final String L = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;", R = ")Ljava/lang/invoke/CallSite;";

    public static void main(String[] args) throws Throwable {
        Asm a = new Asm(52, "Indy");
        int bc = a.boot(a.handle(6, a.meth("Main", "constant", L + "[Ljava/lang/Object;" + R)), a.str("x"), a.cint(-3), a.cls("java/util/Map"));
        int bn = a.boot(a.handle(6, a.meth("Main", "byName", L + R))), bm = a.boot(a.handle(6, a.meth("Main", "mutable", L + R)));
        a.method(9, "cons", "()Ljava/lang/String;").op2(186, a.indy(bc, "c", "()Ljava/lang/String;")).op(0, 0, 176);
        a.method(9, "cons2", "(IJ)Ljava/lang/String;").op(26, 31).op2(186, a.indy(bc, "c2", "(IJ)Ljava/lang/String;")).op(0, 0, 176);
        a.method(9, "ints", "()I").op2(186, a.indy(bc, "i", "()I")).op(0, 0).op2(186, a.indy(bc, "i", "()I")).op(0, 0, 104, 172);
        a.method(9, "sq", "(I)I").op(26).op2(186, a.indy(bn, "square", "(I)I")).op(0, 0, 172);
        a.method(9, "missing", "(I)I").op(26).op2(186, a.indy(bn, "nope", "(I)I")).op(0, 0, 172);
        a.method(9, "mut", "(I)I").op(26).op2(186, a.indy(bm, "m", "(I)I")).op(0, 0, 172);
        for (String b : new String[] {"failing", "erring", "wrongType", "nul"}) a.method(9, b, "()I").op2(186, a.indy(a.boot(a.handle(6, a.meth("Main", b, L + R))), "n", "()I")).op(0, 0, 172);
        a.method(9, "notSite", "()I").op2(186, a.indy(a.boot(a.handle(6, a.meth("Main", "notSite", L + ")Ljava/lang/Object;"))), "n", "()I")).op(0, 0, 172);
        a.method(9, "noBoot", "()I").op2(186, a.indy(a.boot(a.handle(6, a.meth("Main", "absent", L + R))), "n", "()I")).op(0, 0, 172);
        a.method(9, "fewArgs", "()I").op2(186, a.indy(a.boot(a.handle(6, a.meth("Main", "byName", L + R)), a.cint(1)), "n", "()I")).op(0, 0, 172);
        Class<?> k = a.load();
        Asm.run(k, "cons"); Asm.run(k, "cons"); Asm.run(k, "cons2", 1, 2L); Asm.run(k, "cons2", 1, 2L);
        Asm.run(k, "ints"); Asm.run(k, "ints"); Asm.run(k, "sq", 9);
        Asm.run(k, "mut", 5);
        site.setTarget(MethodHandles.lookup().findStatic(Main.class, "square", site.type()));
        Asm.run(k, "mut", 5);
        for (String m : new String[] {"failing", "failing", "erring", "wrongType", "nul", "notSite", "noBoot", "fewArgs"}) one(k, m);
        one(k, "missing", 1); one(k, "missing", 1);
        System.out.println(links);
    }

    static void one(Class<?> k, String m, Object... args) throws Exception {
        try { System.out.println(k.getDeclaredMethod(m, args.length == 0 ? new Class<?>[0] : new Class<?>[] {int.class}).invoke(null, args)); }
        catch (java.lang.reflect.InvocationTargetException e) { StringBuilder s = new StringBuilder(m); for (Throwable t = e.getCause(); t != null; t = t.getCause()) s.append(" <- ").append(t.getClass().getName()).append(t instanceof BootstrapMethodError || t instanceof ClassCastException ? "" : ":" + t.getMessage()); System.out.println(s); }
    }
}
