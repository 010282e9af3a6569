// Hidden classes: names, nestmates, class data, not findable, several from the same bytes.
import java.io.InputStream;
import java.lang.invoke.*;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.function.*;

public class HiddenClasses {
    private static String secret = "secret";
    private int priv = 3;

    static byte[] bytes(String n) throws Exception { try (InputStream in = HiddenClasses.class.getResourceAsStream("/" + n + ".class")) { return in.readAllBytes(); } }

    public static void main(String[] args) throws Throwable {
        Lookup l = MethodHandles.lookup();
        byte[] b = bytes("HiddenTemplate");
        Lookup h1 = l.defineHiddenClass(b, true), h2 = l.defineHiddenClass(b, false);
        Class<?> c1 = h1.lookupClass(), c2 = h2.lookupClass();
        System.out.println((c1 == c2) + " " + c1.isHidden() + " " + c1.getName().startsWith("HiddenTemplate/0x") + " " + c1.getSimpleName().startsWith("HiddenTemplate/") + " " + c1.getCanonicalName() + " " + c1.getTypeName().startsWith("HiddenTemplate/") + " " + c1.descriptorString().startsWith("LHiddenTemplate.0x") + " " + c1.isAnonymousClass() + c1.isSynthetic() + c1.getPackageName().isEmpty());
        Supplier<?> s1 = (Supplier<?>) h1.findConstructor(c1, MethodType.methodType(void.class)).invoke(), s2 = (Supplier<?>) c2.getDeclaredConstructor().newInstance();
        System.out.println(s1.get() + " " + s1.get() + " " + s2.get() + " " + s1.getClass().equals(c1));
        try { Class.forName(c1.getName()); } catch (ClassNotFoundException e) { System.out.println("not found by name"); }
        try { l.defineClass(b); System.out.println("defined normally? no: already loaded " + (Class.forName("HiddenTemplate") != null)); } catch (LinkageError e) { System.out.println("LinkageError"); }
        System.out.println(c1.getNestHost() == c1);
        Lookup n = l.defineHiddenClass(bytes("NestTemplate"), true, Lookup.ClassOption.NESTMATE);
        System.out.println(n.lookupClass().getNestHost() + " " + n.lookupClass().isNestmateOf(HiddenClasses.class) + " " + n.hasFullPrivilegeAccess());
        System.out.println(n.findStatic(n.lookupClass(), "self", MethodType.methodType(String.class)).invoke());
        Lookup d = l.defineHiddenClassWithClassData(bytes("DataTemplate"), java.util.List.of("class", "data", 3), true);
        System.out.println(d.findStatic(d.lookupClass(), "data", MethodType.methodType(Object.class)).invoke() + " " + MethodHandles.classData(d, "_", Object.class) + MethodHandles.classDataAt(d, "_", Integer.class, 2));
        System.out.println(MethodHandles.classData(h1, "_", Object.class));
        try { MethodHandles.classData(d, "_", String.class); } catch (ClassCastException e) { System.out.println("cce"); }
        Object arr = java.lang.reflect.Array.newInstance(c1, 2);
        System.out.println(arr.getClass().getComponentType() == c1 ? "array of hidden" : "?");
        try { l.defineHiddenClass(new byte[10], true); } catch (ClassFormatError e) { System.out.println("ClassFormatError"); }
        try { MethodHandles.publicLookup().defineHiddenClass(b, true); } catch (IllegalAccessException e) { System.out.println("IllegalAccessException"); }
        try { l.in(String.class).defineHiddenClass(b, true); } catch (IllegalAccessException e) { System.out.println("IllegalAccessException"); }
        try { l.defineHiddenClass(bytes("HiddenTemplate$Bad"), true); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName()); }
        try { s1.getClass().getMethod("boom").invoke(s1); } catch (java.lang.reflect.InvocationTargetException e) { System.out.println(e.getCause() + " hidden frame shown: " + java.util.Arrays.stream(e.getCause().getStackTrace()).anyMatch(t -> t.getClassName().startsWith("HiddenTemplate"))); }
        Function<Integer, Integer> f = x -> x + 1;
        System.out.println(f.getClass().isHidden());
    }
}
class HiddenTemplate implements Supplier<String> { static int n; static { System.out.print("(hidden init) "); } public String get() { return "hidden" + ++n; } public void boom() { throw new IllegalStateException(); } static class Bad { static { if (true) throw new RuntimeException(); } } }
class NestTemplate { static String self() { return "nest " + NestTemplate.class.isHidden(); } }
class DataTemplate { static Object data() throws Exception { return java.lang.invoke.MethodHandles.classData(java.lang.invoke.MethodHandles.lookup(), "_", java.util.List.class); } }
