// ldc of every constant kind, including classes, method handles, types and dynamic constants.
import java.lang.invoke.*;

public class Main {
    static int boots;
    public static Object bsm(MethodHandles.Lookup l, String n, Class<?> t, Object... args) { boots++; System.out.print("[bsm " + n + " " + t.getSimpleName() + " " + java.util.Arrays.toString(args) + "] "); return n.equals("null") ? null : t == int.class ? (Object) (args.length + 40) : n + args.length; }
    public static Object boom(MethodHandles.Lookup l, String n, Class<?> t) { System.out.print("[boom] "); throw new IllegalStateException(n); }
    public static long lng(MethodHandles.Lookup l, String n, Class<?> t) { return 1L << 40; }
    public static String hello(int x) { return "hello" + x; }
    static final String L = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";

    public static void main(String[] args) throws Throwable {
        Asm a = new Asm(55, "Ldc");
        int b1 = a.handle(6, a.meth("Main", "bsm", L + "[Ljava/lang/Object;)Ljava/lang/Object;"));
        int b2 = a.handle(6, a.meth("Main", "boom", L + ")Ljava/lang/Object;"));
        int b3 = a.handle(6, a.meth("Main", "lng", L + ")J"));
        int nc = a.handle(6, a.meth("java/lang/invoke/ConstantBootstraps", "nullConstant", L + ")Ljava/lang/Object;"));
        int pc = a.handle(6, a.meth("java/lang/invoke/ConstantBootstraps", "primitiveClass", L + ")Ljava/lang/Class;"));
        int inner = a.condy(a.boot(b1, a.cint(1)), "inner", "Ljava/lang/String;");
        String O = "()Ljava/lang/Object;";
        a.method(9, "cls", O).op2(19, a.cls("java/util/List")).op(176);
        a.method(9, "arr", O).op2(19, a.cls("[[I")).op(176);
        a.method(9, "self", O).op2(19, a.cls("Ldc")).op(176);
        a.method(9, "missing", O).op2(19, a.cls("Missing")).op(176);
        a.method(9, "str", O).op2(19, a.str("a\0b\u00e9")).virt("java/lang/String", "length", "()I").stat("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(176);
        a.method(9, "mt", O).op2(19, a.mtype("(I[JLjava/lang/String;)V")).op(176);
        a.method(9, "mh", O).op2(19, a.handle(6, a.meth("Main", "hello", "(I)Ljava/lang/String;"))).op(176);
        a.method(9, "mhcall", O).op2(19, a.handle(6, a.meth("Main", "hello", "(I)Ljava/lang/String;"))).push(7).virt("java/lang/invoke/MethodHandle", "invokeExact", "(I)Ljava/lang/String;").op(176);
        a.method(9, "mhvirt", O).op2(19, a.handle(5, a.meth("java/lang/String", "length", "()I"))).push("four").virt("java/lang/invoke/MethodHandle", "invokeExact", "(Ljava/lang/String;)I").stat("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(176);
        a.method(9, "mhnew", O).op2(19, a.handle(8, a.meth("java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V"))).push("sb").virt("java/lang/invoke/MethodHandle", "invoke", "(Ljava/lang/String;)Ljava/lang/Object;").op(176);
        a.method(9, "mhfield", O).op2(19, a.handle(2, a.field("java/lang/Integer", "MAX_VALUE", "I"))).virt("java/lang/invoke/MethodHandle", "invoke", "()Ljava/lang/Object;").op(176);
        a.method(9, "mhitf", O).op2(19, a.handle(9, a.imeth("java/util/List", "size", "()I"))).stat("java/util/Collections", "emptyList", "()Ljava/util/List;").virt("java/lang/invoke/MethodHandle", "invoke", "(Ljava/util/List;)Ljava/lang/Object;").op(176);
        a.method(9, "mhmissing", O).op2(19, a.handle(6, a.meth("Main", "nope", "()V"))).op(176);
        a.method(9, "condy", O).op2(19, a.condy(a.boot(b1), "cn", "Ljava/lang/String;")).op(176);
        a.method(9, "condyArgs", O).op2(19, a.condy(a.boot(b1, a.str("s"), a.cint(5), a.clong(6), a.cfloat(1.5f), a.cdouble(2.5), a.cls("java/lang/Object"), a.mtype("()V"), inner), "ca", "Ljava/lang/String;")).op(176);
        a.method(9, "condyInt", O).op2(19, a.condy(a.boot(b1, a.str("x")), "ci", "I")).stat("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(176);
        a.method(9, "condyLong", O).op2(20, a.condy(a.boot(b3), "cl", "J")).stat("java/lang/Long", "valueOf", "(J)Ljava/lang/Long;").op(176);
        a.method(9, "condyNull", O).op2(19, a.condy(a.boot(b1), "null", "Ljava/lang/String;")).op(176);
        a.method(9, "condyBoom", O).op2(19, a.condy(a.boot(b2), "bad", "Ljava/lang/Object;")).op(176);
        a.method(9, "condyCce", O).op2(19, a.condy(a.boot(b1), "cce", "Ljava/util/List;")).op(176);
        a.method(9, "nullConst", O).op2(19, a.condy(a.boot(nc), "n", "Ljava/lang/Object;")).op(176);
        a.method(9, "primClass", O).op2(19, a.condy(a.boot(pc), "D", "Ljava/lang/Class;")).op(176);
        Class<?> k = a.load();
        for (String m : "cls arr self missing missing str mt mh mhcall mhvirt mhnew mhfield mhitf mhmissing condy condy condyArgs condyArgs condyInt condyLong condyNull condyNull condyBoom condyBoom condyCce nullConst primClass".split(" ")) Asm.run(k, m);
        System.out.println(boots);
    }
}
