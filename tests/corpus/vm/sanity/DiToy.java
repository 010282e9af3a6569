// A dependency-injection container with scopes, qualifiers, cycles and proxy interceptors.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class DiToy {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.CONSTRUCTOR, ElementType.FIELD, ElementType.METHOD}) @interface Inject { }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.METHOD}) @interface Named { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE) @interface Singleton { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Provides { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface PostConstruct { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Logged { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Retry { int times() default 2; }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Cached { }

    static class InjectionException extends RuntimeException {
        InjectionException(String m, Throwable c) { super(m, c); }
    }

    record Key(Type type, String name) {
        static Key of(Type t, Annotation... as) {
            return new Key(t, Arrays.stream(as).filter(Named.class::isInstance).map(a -> ((Named) a).value()).findFirst().orElse(""));
        }

        Class<?> raw() { return type instanceof Class<?> c ? c : (Class<?>) ((ParameterizedType) type).getRawType(); }

        @Override
        public String toString() { return raw().getSimpleName() + (name.isEmpty() ? "" : "@" + name); }
    }

    /** A link of an interceptor chain. */
    interface Interceptor {
        Class<? extends Annotation> on();
        Object around(Invocation i) throws Throwable;
    }

    static final class Invocation {
        final Object target;
        final Method method;
        final Object[] args;
        private final List<Interceptor> chain;
        private int at;

        Invocation(Object target, Method method, Object[] args, List<Interceptor> chain) {
            this.target = target;
            this.method = method;
            this.args = args == null ? new Object[0] : args;
            this.chain = chain;
        }

        Object proceed() throws Throwable {
            if (at < chain.size()) {
                int here = at++;
                try {
                    return chain.get(here).around(this);
                } finally {
                    at = here;
                }
            }
            try {
                return method.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    static final class Container {
        private final Map<Key, Supplier<?>> bindings = new LinkedHashMap<>();
        private final Map<Class<?>, Object> singletons = new HashMap<>();
        private final List<Interceptor> interceptors = new ArrayList<>();
        private final Deque<Key> path = new ArrayDeque<>();
        int created;

        <T> Container bind(Class<T> type, Class<? extends T> impl) { return bind(new Key(type, ""), () -> wrap(type, build(impl))); }
        <T> Container bind(Class<T> type, String name, Class<? extends T> impl) { return bind(new Key(type, name), () -> wrap(type, build(impl))); }
        Container value(Class<?> type, String name, Object v) { return bind(new Key(type, name), () -> v); }

        private Container bind(Key k, Supplier<?> s) {
            if (bindings.putIfAbsent(k, s) != null) throw new InjectionException("duplicate binding " + k, null);
            return this;
        }

        Container intercept(Interceptor i) {
            interceptors.add(i);
            return this;
        }

        Container module(Object module) {
            Method[] ms = module.getClass().getDeclaredMethods();
            Arrays.sort(ms, Comparator.comparing(Method::getName));
            for (Method m : ms) {
                if (!m.isAnnotationPresent(Provides.class)) continue;
                m.setAccessible(true);
                Supplier<Object> make = () -> call(() -> m.invoke(module, arguments(m.getParameters())));
                boolean single = m.isAnnotationPresent(Cached.class);
                Object[] memo = new Object[1];
                bind(Key.of(m.getGenericReturnType(), m.getAnnotations()), () -> !single ? make.get() : memo[0] != null ? memo[0] : (memo[0] = make.get()));
            }
            return this;
        }

        <T> T get(Class<T> type) { return type.cast(resolve(new Key(type, ""))); }
        <T> T get(Class<T> type, String name) { return type.cast(resolve(new Key(type, name))); }

        private Object resolve(Key k) {
            if (k.raw() == Supplier.class && k.type() instanceof ParameterizedType p) {
                Key inner = new Key(p.getActualTypeArguments()[0], k.name());
                return (Supplier<Object>) () -> resolve(inner);
            }
            if (path.contains(k)) {
                List<Key> cycle = new ArrayList<>(path);
                java.util.Collections.reverse(cycle);
                throw new InjectionException("cycle " + cycle.stream().map(Key::toString).collect(Collectors.joining(" -> ")) + " -> " + k, null);
            }
            path.push(k);
            try {
                Supplier<?> s = bindings.get(k);
                if (s != null) return s.get();
                if (!k.raw().isInterface() && k.name().isEmpty() && k.raw() != String.class) return build(k.raw());
                throw new InjectionException("no binding for " + k, null);
            } finally {
                path.pop();
            }
        }

        private Object[] arguments(Parameter[] ps) { return Arrays.stream(ps).map(p -> resolve(Key.of(p.getParameterizedType(), p.getAnnotations()))).toArray(); }

        private interface Risky { Object run() throws ReflectiveOperationException; }

        private static Object call(Risky r) {
            try {
                return r.run();
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof InjectionException i) throw i;
                throw new InjectionException("constructor failed", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new InjectionException("cannot create", e);
            }
        }

        private Object build(Class<?> c) {
            boolean single = c.isAnnotationPresent(Singleton.class);
            if (single && singletons.containsKey(c)) return singletons.get(c);
            List<Constructor<?>> cs = Arrays.stream(c.getDeclaredConstructors()).filter(x -> x.isAnnotationPresent(Inject.class)).toList();
            if (cs.size() > 1) throw new InjectionException("ambiguous constructors in " + c.getSimpleName(), null);
            Constructor<?> k = (Constructor<?>) (cs.isEmpty() ? call(c::getDeclaredConstructor) : cs.get(0));
            k.setAccessible(true);
            Object o = call(() -> k.newInstance(arguments(k.getParameters())));
            created++;
            if (single) singletons.put(c, o);
            for (Field f : c.getDeclaredFields()) {
                if (!f.isAnnotationPresent(Inject.class)) continue;
                f.setAccessible(true);
                Object v = resolve(Key.of(f.getGenericType(), f.getAnnotations()));
                call(() -> {
                    f.set(o, v);
                    return null;
                });
            }
            for (Method m : c.getDeclaredMethods()) if (m.isAnnotationPresent(PostConstruct.class)) { m.setAccessible(true); call(() -> m.invoke(o, arguments(m.getParameters()))); }
            return o;
        }

        private Object wrap(Class<?> type, Object target) {
            if (!type.isInterface() || interceptors.isEmpty()) return target;
            InvocationHandler h = (p, m, args) -> {
                if (m.getDeclaringClass() == Object.class) return m.getName().equals("equals") ? (Object) (p == args[0]) : m.invoke(target, args);
                Method impl = target.getClass().getMethod(m.getName(), m.getParameterTypes());
                impl.setAccessible(true);
                return new Invocation(target, impl, args, interceptors.stream().filter(i -> impl.isAnnotationPresent(i.on())).toList()).proceed();
            };
            return Proxy.newProxyInstance(DiToy.class.getClassLoader(), new Class<?>[] {type}, h);
        }
    }

    record LogInterceptor(List<String> lines) implements Interceptor {
        public Class<? extends Annotation> on() { return Logged.class; }
        public Object around(Invocation i) throws Throwable {
            lines.add("> " + i.method.getName() + Arrays.toString(i.args));
            try {
                Object r = i.proceed();
                lines.add("< " + r);
                return r;
            } catch (Throwable t) {
                lines.add("! " + t.getMessage());
                throw t;
            }
        }
    }

    static class RetryInterceptor implements Interceptor {
        public Class<? extends Annotation> on() { return Retry.class; }
        public Object around(Invocation i) throws Throwable {
            for (int left = i.method.getAnnotation(Retry.class).times(); ; left--) {
                try {
                    return i.proceed();
                } catch (IllegalStateException e) {
                    if (left == 0) throw e;
                }
            }
        }
    }

    static class CacheInterceptor implements Interceptor {
        final Map<List<Object>, Object> memo = new HashMap<>();
        public Class<? extends Annotation> on() { return Cached.class; }
        public Object around(Invocation i) throws Throwable {
            List<Object> k = Arrays.asList(i.method.getName(), Arrays.asList(i.args));
            if (!memo.containsKey(k)) memo.put(k, i.proceed());
            return memo.get(k);
        }
    }

    interface Clock { long now(); }
    interface Repo { String find(int id); int size(); }
    interface Mailer { String send(String to, String what); }
    interface Greeter { String greet(int id); default String twice(int id) { return greet(id) + greet(id); } }

    @Singleton static class TickClock implements Clock { private long t; @Override public long now() { return ++t; } }
    static class MemRepo implements Repo {
        static int lookups;
        private final Map<Integer, String> rows = new TreeMap<>();
        @Inject @Named("seed") private String seed;
        @PostConstruct void fill(@Named("limit") Integer limit) { for (int i = 0; i < limit; i++) rows.put(i, seed + i); }
        @Cached @Logged @Override public String find(int id) { lookups++; return Objects.requireNonNull(rows.get(id), "no row " + id); }
        @Override public int size() { return rows.size(); }
    }
    static class FlakyMailer implements Mailer { private int tries; @Retry(times = 3) @Logged @Override public String send(String to, String what) { if (++tries % 3 != 0) throw new IllegalStateException("try " + tries); return to + ":" + what; } }
    static class PoliteGreeter implements Greeter {
        private final Repo repo; private final Mailer mail; private final Supplier<Clock> clock;
        @Inject PoliteGreeter(Repo repo, @Named("flaky") Mailer mail, Supplier<Clock> clock) { this.repo = repo; this.mail = mail; this.clock = clock; }
        @Logged @Override public String greet(int id) { return mail.send(repo.find(id), "hello#" + clock.get().now()) + " "; }
    }
    static class App { @Inject Greeter greeter; @Inject Clock clock; @Inject @Named("title") String title; final List<Integer> numbers; @Inject App(List<Integer> ns) { numbers = ns; } }
    static class CycleA { @Inject CycleA(CycleB b) { } }
    static class CycleB { @Inject CycleB(CycleC c) { } }
    static class CycleC { @Inject CycleC(CycleA a) { } }
    static class Explodes { Explodes() { throw new UnsupportedOperationException("bang"); } }
    static class TwoInject { @Inject TwoInject() { } @Inject TwoInject(Clock c) { } }
    static class Module { int calls; @Provides List<Integer> numbers() { return List.of(1, 2, ++calls); } @Provides @Named("title") @Cached String title(@Named("seed") String s, List<Integer> l) { return s.toUpperCase() + l; } }

    public static void main(String[] args) {
        List<String> lines = new ArrayList<>();
        Container c = new Container().intercept(new LogInterceptor(lines)).intercept(new CacheInterceptor()).intercept(new RetryInterceptor()).bind(Clock.class, TickClock.class).bind(Repo.class, MemRepo.class).bind(Mailer.class, "flaky", FlakyMailer.class).bind(Greeter.class, PoliteGreeter.class).value(String.class, "seed", "row").value(Integer.class, "limit", 4).module(new Module());
        App app = c.get(App.class);
        System.out.println(app.greeter.greet(1) + app.greeter.twice(2) + app.clock.now() + " " + app.title + app.numbers + " " + c.created + " " + MemRepo.lookups);
        lines.forEach(System.out::println);
        lines.clear();
        System.out.println(c.get(Clock.class).now() + " " + c.get(Repo.class).size() + " " + c.get(String.class, "title") + c.get(App.class).numbers + (c.get(Repo.class) == c.get(Repo.class)) + app.greeter.equals(app.greeter) + Proxy.isProxyClass(app.greeter.getClass()));
        for (Supplier<?> s : List.<Supplier<?>>of(() -> c.get(Repo.class).find(77), () -> c.get(CycleA.class), () -> c.get(Explodes.class), () -> c.get(TwoInject.class), () -> c.get(Mailer.class), () -> c.get(String.class, "none"), () -> c.bind(Clock.class, TickClock.class), () -> c.get(Comparable.class))) {
            try { System.out.println(s.get()); } catch (InjectionException e) { System.out.println("injection: " + e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause())); } catch (RuntimeException e) { System.out.println(e); }
        }
        System.out.println(lines);
    }
}
