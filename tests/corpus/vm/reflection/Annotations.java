// Annotations with all element types, defaults, inheritance, repetition, printing.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class Annotations {
    enum Lvl { LOW, HIGH }
    @Retention(RetentionPolicy.RUNTIME) @interface Sub { String value(); int n() default 3; }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.CONSTRUCTOR, ElementType.LOCAL_VARIABLE}) @Inherited
    @interface All { boolean z() default true; byte b() default 1; char c() default 'c'; short s() default 2; int i() default 3; long l() default 4L; float f() default 5.5f; double d() default 1e10; String str() default "q\"uo\\te\n"; Class<?> cls() default String[].class; Lvl e() default Lvl.HIGH; Sub sub() default @Sub("dflt"); int[] ia() default {1, 2}; String[] sa() default {}; Class<?>[] ca() default {int.class, List.class}; Lvl[] ea() default Lvl.LOW; Sub[] subs() default {@Sub("a"), @Sub(value = "b", n = 9)}; char[] chars() default {'x', '\''}; }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Marker { }
    @Retention(RetentionPolicy.CLASS) @interface Invisible { }
    @interface DefaultRet { }
    @All(i = 42, sa = {"x", "y"}, cls = void.class) @Tag("t1") @Tag("t2") @Marker @Invisible @DefaultRet static class Base { }
    static class Child extends Base { @Tag("single") public int f; @Sub("m") @Deprecated public void m(@Marker int a, String b, @Tag("p1") @Tag("p2") Object c) { } @Marker Child() { } }

    static String sorted(Annotation[] as) { TreeSet<String> s = new TreeSet<>(); for (Annotation a : as) s.add(a.annotationType().getSimpleName()); return s.toString(); }

    public static void main(String[] args) throws Exception {
        All a = Base.class.getAnnotation(All.class);
        System.out.println(a.z() + " " + a.b() + a.c() + a.s() + a.i() + a.l() + a.f() + a.d() + a.str().length() + a.cls() + a.e() + a.sub().value() + a.sub().n() + Arrays.toString(a.ia()) + Arrays.toString(a.sa()) + Arrays.toString(a.ca()) + Arrays.toString(a.ea()) + a.subs().length + a.subs()[1].n() + Arrays.toString(a.chars()));
        System.out.println(Base.class.getAnnotation(Marker.class) + " " + a.sub() + " " + Base.class.getAnnotation(Tags.class));
        System.out.println(a);
        System.out.println(sorted(Base.class.getAnnotations()) + sorted(Child.class.getAnnotations()) + sorted(Child.class.getDeclaredAnnotations()) + Child.class.isAnnotationPresent(All.class));
        System.out.println(Base.class.getAnnotationsByType(Tag.class).length + " " + Base.class.getAnnotation(Tag.class) + " " + Child.class.getField("f").getAnnotationsByType(Tag.class)[0].value() + Child.class.getField("f").getAnnotation(Tags.class));
        Method m = Child.class.getMethod("m", int.class, String.class, Object.class);
        System.out.println(sorted(m.getAnnotations()) + m.getParameterAnnotations().length + sorted(m.getParameterAnnotations()[0]) + sorted(m.getParameterAnnotations()[1]) + m.getParameters()[2].getAnnotationsByType(Tag.class).length + sorted(Child.class.getDeclaredConstructor().getAnnotations()));
        Sub s = m.getAnnotation(Sub.class), s2 = a.subs()[0];
        System.out.println(s.equals(s) + " " + s.equals(s2) + (s.hashCode() == m.getAnnotation(Sub.class).hashCode()) + s.hashCode() + " " + s.annotationType() + Proxy.isProxyClass(s.getClass()) + s2.equals(Base.class.getAnnotation(All.class).subs()[0]));
        System.out.println(Child.class.getField("f").getAnnotation(Tag.class).hashCode() + " " + Base.class.getAnnotation(Marker.class).hashCode());
        int[] ia = a.ia(); ia[0] = 100; System.out.println(a.ia()[0]);
        System.out.println(m.isAnnotationPresent(Deprecated.class) + " " + m.getAnnotation(Deprecated.class).forRemoval() + m.getAnnotation(Deprecated.class).since().isEmpty());
        for (Method el : new TreeSet<Method>(Comparator.comparing(Method::getName)) {{ addAll(Arrays.asList(Sub.class.getDeclaredMethods())); }}) System.out.println(el.getName() + " default " + el.getDefaultValue());
        System.out.println(All.class.getAnnotation(Retention.class).value() + " " + All.class.getAnnotation(Target.class).value().length + All.class.isAnnotationPresent(Inherited.class) + All.class.isAnnotation() + Arrays.toString(All.class.getInterfaces()));
        System.out.println(FunctionalInterface.class.isAnnotationPresent(Documented.class) + " " + Runnable.class.isAnnotationPresent(FunctionalInterface.class));
    }
}
