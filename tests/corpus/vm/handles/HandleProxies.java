// MethodHandleProxies, unreflect, reveal and MethodHandles.Lookup behaviour.
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class HandleProxies {
    private int v = 3;
    private static String ps(int i) { return "ps" + i; }
    private int inst(int k) { return v * k; }
    HandleProxies() { }
    static class Priv { private static int hidden = 8; private int f = 9; private Priv() { } }
    interface Two { int a(); int b(); }
    public interface Pick { String pick(int i); default String twice(int i) { return pick(i) + pick(i); } }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle ps = l.findStatic(HandleProxies.class, "ps", methodType(String.class, int.class));
        Comparator<?> cmp = MethodHandleProxies.asInterfaceInstance(Comparator.class, l.findVirtual(String.class, "compareTo", methodType(int.class, String.class)));
        System.out.println(((Comparator<String>) cmp).compare("a", "c") + " " + MethodHandleProxies.isWrapperInstance(cmp) + MethodHandleProxies.isWrapperInstance("s") + MethodHandleProxies.wrapperInstanceType(cmp) + MethodHandleProxies.wrapperInstanceTarget(cmp).type());
        Function<Object, Object> f = MethodHandleProxies.asInterfaceInstance(Function.class, ps.asType(methodType(Object.class, Object.class)));
        System.out.println(f.apply(4));
        try { MethodHandleProxies.asInterfaceInstance(Two.class, ps); } catch (IllegalArgumentException e) { System.out.println("two methods"); }
        try { MethodHandleProxies.asInterfaceInstance(String.class, ps); } catch (IllegalArgumentException e) { System.out.println("not interface"); }
        Method m = HandleProxies.class.getDeclaredMethod("inst", int.class);
        MethodHandle um = l.unreflect(m);
        System.out.println(um.invoke(new HandleProxies(), 5) + " " + um.type());
        Field fd = HandleProxies.class.getDeclaredField("v");
        HandleProxies o = new HandleProxies();
        l.unreflectSetter(fd).invoke(o, 11);
        System.out.println(l.unreflectGetter(fd).invoke(o) + " " + l.unreflectConstructor(HandleProxies.class.getDeclaredConstructor()).type() + " " + l.unreflectVarHandle(fd).get(o));
        Lookup priv = privateLookupIn(Priv.class, l);
        System.out.println(priv.findStaticGetter(Priv.class, "hidden", int.class).invoke() + " " + priv.findGetter(Priv.class, "f", int.class).invoke((Priv) priv.findConstructor(Priv.class, methodType(void.class)).invoke()) + " " + priv.lookupClass() + " " + l);
        MethodHandleInfo i = l.revealDirect(um);
        System.out.println(i + " | " + i.getName() + i.getMethodType() + Modifier.toString(i.getModifiers()) + MethodHandleInfo.referenceKindToString(i.getReferenceKind()) + i.isVarArgs() + i.getDeclaringClass() + i.reflectAs(Method.class, l).equals(m));
        try { l.revealDirect(MethodHandles.insertArguments(ps, 0, 1)); } catch (Throwable e) { System.out.println("bound not direct"); }
        System.out.println(l.in(String.class).hasPrivateAccess() + " " + l.hasPrivateAccess() + " " + l.hasFullPrivilegeAccess() + publicLookup().lookupClass() + l.dropLookupMode(Lookup.PRIVATE).hasPrivateAccess() + " " + publicLookup());
        try { l.in(String.class).findStatic(HandleProxies.class, "ps", methodType(String.class, int.class)); } catch (IllegalAccessException e) { System.out.println("no access"); }
        try { publicLookup().findConstructor(Priv.class, methodType(void.class)); } catch (IllegalAccessException e) { System.out.println("no access"); }
        try { privateLookupIn(String.class, l); } catch (IllegalAccessException e) { System.out.println("java.base closed"); }
        System.out.println(l.findClass("HandleProxies$Priv").getSimpleName() + l.accessClass(String.class).getSimpleName() + l.ensureInitialized(Priv.class).getSimpleName());
        try { l.findClass("nope"); } catch (ClassNotFoundException e) { System.out.println(e.getMessage()); }
    }
}
