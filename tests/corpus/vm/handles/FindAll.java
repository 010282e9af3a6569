// Lookup.find* for every kind of member, invoked exactly and loosely.
import java.lang.invoke.*;
import java.util.*;

public class FindAll {
    public int pub = 1;
    private String priv = "p";
    static long sl = 5;
    final int fin = 9;
    public FindAll() { }
    private FindAll(String s) { priv = s; }
    static int add(int a, int b) { return a + b; }
    String virt(String x, int n) { return priv + x.repeat(n); }
    private String hidden() { return "hidden " + priv; }
    static void log(Object o) { System.out.print("<" + o + ">"); }
    static class Sub extends FindAll { @Override String virt(String x, int n) { return "sub" + x + n; } static MethodHandle sup() throws Throwable { return MethodHandles.lookup().findSpecial(FindAll.class, "virt", MethodType.methodType(String.class, String.class, int.class), Sub.class); } }
    interface Greeter { default String hi(String n) { return "hi " + n; } static int st() { return 77; } }
    static class G implements Greeter { static MethodHandle d() throws Throwable { return MethodHandles.lookup().findSpecial(Greeter.class, "hi", MethodType.methodType(String.class, String.class), G.class); } @Override public String hi(String n) { return "G" + n; } }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(FindAll.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(1, 2) + " " + add.invoke((byte) 3, 'a') + " " + (long) add.invoke(5, 6) + " " + add.invokeWithArguments(7, 8) + " " + (Object) add.invoke((Integer) 1, (Short) (short) 2));
        MethodHandle virt = l.findVirtual(FindAll.class, "virt", MethodType.methodType(String.class, String.class, int.class));
        FindAll o = new FindAll(), s = new Sub();
        System.out.println((String) virt.invokeExact(o, "x", 3) + " " + virt.invoke(s, "x", 3) + " " + Sub.sup().invoke((Sub) s, "y", 2));
        MethodHandle ctor = l.findConstructor(FindAll.class, MethodType.methodType(void.class, String.class));
        FindAll made = (FindAll) ctor.invokeExact("made");
        System.out.println(made.priv + " " + ctor.type() + " " + l.findVirtual(FindAll.class, "hidden", MethodType.methodType(String.class)).invoke(made));
        MethodHandle gp = l.findGetter(FindAll.class, "pub", int.class), sp = l.findSetter(FindAll.class, "pub", int.class), gs = l.findStaticGetter(FindAll.class, "sl", long.class), ss = l.findStaticSetter(FindAll.class, "sl", long.class);
        sp.invokeExact(o, 42);
        ss.invoke(7);
        System.out.println((int) gp.invokeExact(o) + " " + (long) gs.invokeExact() + " " + gs.invoke() + gp.type() + sp.type() + gs.type() + ss.type());
        System.out.println(l.findGetter(FindAll.class, "fin", int.class).invoke(o));
        try { l.findSetter(FindAll.class, "fin", int.class); } catch (IllegalAccessException e) { System.out.println("iae final"); }
        MethodHandle vlog = l.findStatic(FindAll.class, "log", MethodType.methodType(void.class, Object.class));
        vlog.invokeExact((Object) "a"); vlog.invoke("b"); vlog.invoke(3); Object r = vlog.invoke(4.5); System.out.println(r);
        System.out.println(l.findVirtual(Greeter.class, "hi", MethodType.methodType(String.class, String.class)).invoke(new G(), "z") + " " + G.d().invoke(new G(), "q") + " " + l.findStatic(Greeter.class, "st", MethodType.methodType(int.class)).invoke());
        System.out.println(l.findVirtual(List.class, "size", MethodType.methodType(int.class)).invoke(List.of(1, 2)) + " " + l.findVirtual(Object.class, "toString", MethodType.methodType(String.class)).invoke((Object) 12) + " " + l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)).bindTo("ab").invoke("cd") + " " + l.bind("bound", "length", MethodType.methodType(int.class)).invoke());
        for (String bad : new String[] {"nosuch", "virt"}) try { l.findStatic(FindAll.class, bad, MethodType.methodType(String.class, String.class, int.class)); } catch (ReflectiveOperationException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        try { l.findVirtual(FindAll.class, "add", MethodType.methodType(int.class, int.class, int.class)); } catch (ReflectiveOperationException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        try { l.findGetter(FindAll.class, "pub", long.class); } catch (ReflectiveOperationException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        try { MethodHandles.publicLookup().findVirtual(FindAll.class, "hidden", MethodType.methodType(String.class)); } catch (ReflectiveOperationException e) { System.out.println(e.getClass().getSimpleName()); }
        System.out.println((char) l.findVirtual(CharSequence.class, "charAt", MethodType.methodType(char.class, int.class)).invoke((CharSequence) "hey", 1));
    }
}
