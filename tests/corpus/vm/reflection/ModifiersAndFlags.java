// Modifier bits of classes, members and parameters, and their printed forms.
import java.lang.reflect.*;
import java.util.*;

public class ModifiersAndFlags {
    public static final strictfp class PubFinal { } protected static abstract class ProtAbs { } private static class Priv { } class Inner { } interface Itf { } private interface PrivItf { } static enum En { } @interface An { } sealed interface Se permits Im { } static final class Im implements Se { } record Re(int a) { }
    public int a; protected volatile int b; private transient int c; static final int D = 1; final int e = 2; int f; public static volatile boolean g;
    public synchronized void m1() { } protected final void m2() { } private static void m3() { } native void m4(); static strictfp double m5() { return 1; } void m6(int... x) { } public static synchronized final void m7() { }
    public ModifiersAndFlags() { } private ModifiersAndFlags(int x) { } protected ModifiersAndFlags(String... s) { }

    public static void main(String[] args) {
        TreeMap<String, String> out = new TreeMap<>();
        for (Class<?> c : ModifiersAndFlags.class.getDeclaredClasses()) out.put("class " + c.getSimpleName(), Modifier.toString(c.getModifiers()) + " " + Integer.toHexString(c.getModifiers() & ~Modifier.STRICT) + " " + c.toGenericString());
        for (Field f : ModifiersAndFlags.class.getDeclaredFields()) out.put("field " + f.getName(), Modifier.toString(f.getModifiers()) + " " + f.getModifiers());
        for (Method m : ModifiersAndFlags.class.getDeclaredMethods()) if (m.getName().startsWith("m")) out.put("method " + m.getName(), Modifier.toString(m.getModifiers() & Modifier.methodModifiers()) + " " + m.isVarArgs() + m.isSynthetic());
        for (Constructor<?> k : ModifiersAndFlags.class.getDeclaredConstructors()) out.put("ctor " + Arrays.toString(k.getParameterTypes()), Modifier.toString(k.getModifiers() & Modifier.constructorModifiers()) + " " + k.isVarArgs());
        out.forEach((k, v) -> System.out.println(k + ": " + v));
        for (Class<?> c : new Class<?>[] {int.class, int[].class, Priv[].class, void.class, String.class, List.class, Override.class, Thread.State.class, Comparable[].class}) System.out.println(c.getSimpleName() + " " + Modifier.toString(c.getModifiers()));
        int mod = String.class.getModifiers();
        System.out.println(Modifier.isPublic(mod) + " " + Modifier.isFinal(mod) + Modifier.isAbstract(mod) + Modifier.isInterface(mod) + Modifier.isStatic(mod) + Modifier.isPrivate(mod) + Modifier.isProtected(mod) + Modifier.isSynchronized(mod) + Modifier.isNative(mod) + Modifier.isTransient(mod) + Modifier.isVolatile(mod) + Modifier.isStrict(mod));
        System.out.println(Modifier.toString(0xfff) + " | " + Modifier.classModifiers() + " " + Modifier.interfaceModifiers() + " " + Modifier.methodModifiers() + " " + Modifier.fieldModifiers() + " " + Modifier.constructorModifiers() + " " + Modifier.parameterModifiers());
        Object anon = new Object() { }; Runnable lam = () -> { }; class Loc { } 
        System.out.println(Modifier.toString(anon.getClass().getModifiers()) + "|" + Modifier.toString(Loc.class.getModifiers()) + "|" + lam.getClass().isSynthetic() + "|" + Modifier.toString(En.class.getModifiers()) + "|" + Modifier.toString(Re.class.getModifiers()));
    }
}
