// Type annotations seen through AnnotatedType.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class TypeAnnotations {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface N { int value() default 0; }
    static class Gen<@N(1) T extends @N(2) Comparable<@N(3) T>> extends @N(4) ArrayList<@N(5) T> implements @N(6) Runnable { public void run() { } @N(7) String f; @N(8) int @N(9) [] @N(10) [] arr; Map<@N(11) String, @N(12) ? extends @N(13) Number> map; @N(14) T m(@N(15) Gen<T> this, @N(16) Object o) throws @N(17) Exception { return null; } }
    static String show(AnnotatedType t) { StringBuilder s = new StringBuilder(t.getType().getTypeName()); for (Annotation a : t.getAnnotations()) s.append(" @").append(((N) a).value()); if (t instanceof AnnotatedParameterizedType) for (AnnotatedType x : ((AnnotatedParameterizedType) t).getAnnotatedActualTypeArguments()) s.append(" <").append(show(x)).append(">"); if (t instanceof AnnotatedArrayType) s.append(" [").append(show(((AnnotatedArrayType) t).getAnnotatedGenericComponentType())).append("]"); if (t instanceof AnnotatedWildcardType) for (AnnotatedType x : ((AnnotatedWildcardType) t).getAnnotatedUpperBounds()) s.append(" ext ").append(show(x)); return s.toString(); }

    public static void main(String[] args) throws Exception {
        TypeVariable<?> tv = Gen.class.getTypeParameters()[0];
        System.out.println(tv.getAnnotation(N.class).value() + " " + show(tv.getAnnotatedBounds()[0]));
        System.out.println(show(Gen.class.getAnnotatedSuperclass()) + " | " + show(Gen.class.getAnnotatedInterfaces()[0]));
        for (String n : new String[] {"f", "arr", "map"}) System.out.println(show(Gen.class.getDeclaredField(n).getAnnotatedType()));
        Method m = Gen.class.getDeclaredMethod("m", Object.class);
        System.out.println(show(m.getAnnotatedReturnType()) + " | " + show(m.getAnnotatedReceiverType()) + " | " + show(m.getAnnotatedParameterTypes()[0]) + " | " + show(m.getAnnotatedExceptionTypes()[0]));
    }
}
