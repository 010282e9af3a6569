// Names of classes of every kind: top, nested, local, anonymous, arrays, primitives.
import java.util.*;

public class ClassNames {
    class Inner { class Deeper { } }
    static class Nested<T> { }
    interface Itf { }
    enum En { X { }, Y }
    @interface An { }
    record Rec(int a) { }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getCanonicalName() + " | " + c.getTypeName() + " | " + c + " | " + c.toGenericString() + " | " + c.getPackageName() + " | " + c.descriptorString());
        System.out.println("   " + c.isArray() + c.isPrimitive() + c.isInterface() + c.isEnum() + c.isAnnotation() + c.isRecord() + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass() + c.isSynthetic() + c.isHidden() + c.isSealed()
            + " enc=" + c.getEnclosingClass() + " decl=" + c.getDeclaringClass() + " em=" + (c.getEnclosingMethod() == null ? null : c.getEnclosingMethod().getName()) + " ec=" + (c.getEnclosingConstructor() != null) + " super=" + c.getSuperclass() + " comp=" + c.getComponentType() + " mods=" + java.lang.reflect.Modifier.toString(c.getModifiers()));
    }

    Object fromCtor;
    ClassNames() { class InCtor { } fromCtor = new InCtor(); }
    static Object fromInit = new Object() { };

    public static void main(String[] args) {
        class Local { }
        Object anon = new Runnable() { public void run() { } };
        Class<?>[] all = {ClassNames.class, Inner.class, Inner.Deeper.class, Nested.class, Itf.class, En.class, En.X.getClass(), En.Y.getClass(), An.class, Rec.class, Local.class, anon.getClass(), new ClassNames().fromCtor.getClass(), fromInit.getClass(),
            int.class, void.class, boolean.class, char.class, double.class, int[].class, long[][].class, String.class, String[].class, Nested[].class, Inner[][].class, Map.Entry.class, Map.class, ArrayList.class, Object.class, Object[].class, Thread.State.class, Override.class, Integer.TYPE, Local[].class, anon.getClass().arrayType()};
        for (Class<?> c : all) show(c);
    }
}
