// Annotation processing: meta-annotations, nested arrays, missing values, inheritance on methods.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

public class AnnotationsMore {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.ANNOTATION_TYPE) @interface Meta { int level(); }
    @Meta(level = 2) @Retention(RetentionPolicy.RUNTIME) @interface Check { Class<? extends Validator<?>>[] by(); String[] args() default {}; Sev sev() default Sev.WARN; enum Sev { WARN, FAIL } }
    @Meta(level = 9) @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Service { String value() default "dflt"; Rule[] rules() default @Rule(min = 1); }
    @Retention(RetentionPolicy.RUNTIME) @interface Rule { int min(); long max() default Long.MAX_VALUE; }
    interface Validator<T> { String check(T t, String... args); }
    static class NotEmpty implements Validator<String> { public String check(String s, String... a) { return s == null || s.isEmpty() ? "empty" : null; } }
    static class Range implements Validator<Integer> { public String check(Integer i, String... a) { int lo = Integer.parseInt(a[0]), hi = Integer.parseInt(a[1]); return i < lo || i > hi ? i + " not in " + lo + ".." + hi : null; } }
    static class Matches implements Validator<String> { public String check(String s, String... a) { return s.matches(a[0]) ? null : s + " !~ " + a[0]; } }
    static class Form { @Check(by = NotEmpty.class) String name; @Check(by = Range.class, args = {"0", "150"}, sev = Check.Sev.FAIL) Integer age; @Check(by = {NotEmpty.class, Matches.class}, args = ".+@.+") String mail; String free; Form(String n, Integer a, String m) { name = n; age = a; mail = m; } }
    @SuppressWarnings("unchecked") static List<String> validate(Object o) throws Exception { List<String> out = new ArrayList<>(); Field[] fs = o.getClass().getDeclaredFields(); Arrays.sort(fs, Comparator.comparing(Field::getName)); for (Field f : fs) { Check c = f.getAnnotation(Check.class); if (c == null) continue; for (Class<? extends Validator<?>> v : c.by()) { String r = ((Validator<Object>) v.getDeclaredConstructor().newInstance()).check(f.get(o), c.args()); if (r != null) { out.add(f.getName() + ":" + c.sev() + ":" + r); break; } } } return out; }
    @Service("base") static class Base { @Deprecated(since = "1", forRemoval = false) void m() { } } static class Sub extends Base { @Override void m() { } } @Service(rules = {}) static class Over extends Base { } @Service(rules = {@Rule(min = 1, max = 5), @Rule(min = -1)}) interface Itf { } static class Impl implements Itf { }
    static int level(Annotation a) { Meta m = a.annotationType().getAnnotation(Meta.class); return m == null ? -1 : m.level(); }

    public static void main(String[] args) throws Exception {
        System.out.println(validate(new Form("", 200, "x")) + " " + validate(new Form("n", 5, "a@b")) + " " + validate(new Form("n", -1, "")));
        for (Class<?> c : new Class<?>[] {Base.class, Sub.class, Over.class, Itf.class, Impl.class}) { Service s = c.getAnnotation(Service.class); System.out.println(c.getSimpleName() + " " + (s == null ? null : s.value() + Arrays.stream(s.rules()).map(r -> r.min() + ".." + (r.max() == Long.MAX_VALUE ? "inf" : r.max())).collect(Collectors.toList()) + level(s)) + " " + c.getDeclaredAnnotations().length + c.getAnnotationsByType(Service.class).length + (c.getDeclaredAnnotation(Service.class) != null)); }
        System.out.println(Base.class.getDeclaredMethod("m").isAnnotationPresent(Deprecated.class) + " " + Sub.class.getDeclaredMethod("m").isAnnotationPresent(Deprecated.class));
        Annotation a = Base.class.getAnnotation(Service.class);
        System.out.println(a.equals(Sub.class.getAnnotation(Service.class)) + " " + a.equals(Over.class.getAnnotation(Service.class)) + " " + (a.hashCode() == Sub.class.getAnnotation(Service.class).hashCode()) + " " + a);
        Service own = new Service() { public String value() { return "base"; } public Rule[] rules() { return Base.class.getAnnotation(Service.class).rules(); } public Class<? extends Annotation> annotationType() { return Service.class; } };
        System.out.println(a.equals(own) + " " + own.annotationType().getSimpleName());
        for (Field f : Form.class.getDeclaredFields()) if (f.getName().equals("mail")) { Check c = f.getAnnotation(Check.class); System.out.println(c + " " + level(c)); }
        Rule r = Itf.class.getAnnotation(Service.class).rules()[0]; System.out.println(r + " " + r.hashCode() + " " + new HashSet<>(List.of(r)).contains(Itf.class.getAnnotation(Service.class).rules()[0]));
        Map<String, Object> vals = new TreeMap<>(); for (Method m : Rule.class.getDeclaredMethods()) vals.put(m.getName(), m.invoke(r)); System.out.println(vals + " " + Rule.class.getMethod("max").getDefaultValue() + Rule.class.getMethod("min").getDefaultValue());
        try { Proxy.getInvocationHandler(r).invoke(r, Object.class.getMethod("notify"), null); } catch (Throwable t) { System.out.println(t.getClass().getSimpleName()); }
    }
}
