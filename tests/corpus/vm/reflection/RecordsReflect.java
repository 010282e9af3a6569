// Records, sealed hierarchies, nests and enums through reflection.
import java.lang.reflect.*;
import java.lang.annotation.*;
import java.util.*;

public class RecordsReflect {
    @Retention(RetentionPolicy.RUNTIME) @interface Col { String value() default ""; }
    record P<T>(@Col("ix") int x, List<? extends T> l, String... v) { P { if (x < 0) throw new IllegalArgumentException(); } P(int q) { this(q, null); } public int x() { return x * 10; } }
    record None() { }
    sealed interface S permits S1, S2, S3 { }
    record S1() implements S { }
    static final class S2 implements S { }
    static non-sealed class S3 implements S { }
    enum E { A, B { } ; int f; }
    static class Nested { class Deep { } }

    public static void main(String[] args) throws Exception {
        System.out.println(P.class.isRecord() + " " + String.class.isRecord() + " " + String.class.getRecordComponents() + " " + None.class.getRecordComponents().length + Record.class.isRecord() + P.class.getSuperclass());
        P<String> p = new P<>(4, List.of("a"), "q", "r");
        for (RecordComponent c : P.class.getRecordComponents()) { Object v = c.getAccessor().invoke(p); System.out.println(c + " | " + c.getName() + " | " + c.getType() + " | " + c.getGenericType() + " | " + c.getGenericSignature() + " | " + (v instanceof Object[] ? Arrays.toString((Object[]) v) : v) + " | " + c.getAnnotation(Col.class) + " | " + c.getDeclaringRecord()); }
        Class<?>[] ts = Arrays.stream(P.class.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Constructor<?> canon = P.class.getDeclaredConstructor(ts);
        System.out.println(canon.newInstance(1, null, new String[0]).toString().startsWith("P[x=1, l=null, v=") + " " + canon.isVarArgs() + Modifier.toString(canon.getModifiers()) + " " + canon.getParameters()[0].getName() + canon.getParameters()[0].isImplicit() + " " + canon.getParameters()[0].isAnnotationPresent(Col.class));
        try { canon.newInstance(-1, null, null); } catch (InvocationTargetException e) { System.out.println(e.getCause()); }
        System.out.println(Modifier.toString(P.class.getDeclaredField("x").getModifiers()) + " " + Modifier.toString(P.class.getModifiers()) + P.class.getDeclaredField("x").isAnnotationPresent(Col.class));
        System.out.println(S.class.isSealed() + " " + Arrays.toString(S.class.getPermittedSubclasses()) + S1.class.isSealed() + S3.class.isSealed() + S3.class.getPermittedSubclasses() + Modifier.toString(S2.class.getModifiers()));
        System.out.println(Nested.Deep.class.getNestHost() + " " + RecordsReflect.class.getNestHost() + Nested.class.isNestmateOf(P.class) + Nested.class.isNestmateOf(String.class) + int[].class.getNestHost() + new TreeSet<>(Arrays.stream(RecordsReflect.class.getNestMembers()).map(Class::getName).toList()));
        System.out.println(Arrays.toString(E.class.getEnumConstants()) + E.B.getClass().isEnum() + E.B.getClass().getSuperclass() + E.class.getField("A").isEnumConstant() + E.class.getDeclaredField("f").isEnumConstant() + String.class.getEnumConstants() + E.class.getMethod("valueOf", String.class).invoke(null, "B") + ((Object[]) E.class.getMethod("values").invoke(null)).length + E.class.isSealed());
        try { E.class.getMethod("valueOf", String.class).invoke(null, "Z"); } catch (InvocationTargetException e) { System.out.println(e.getCause()); }
        TreeSet<String> ms = new TreeSet<>();
        for (Method m : P.class.getDeclaredMethods()) ms.add(m.toString());
        ms.forEach(System.out::println);
    }
}
