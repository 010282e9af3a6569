// Functional interfaces with defaults, statics, generics, exceptions and composition.
import java.util.*;
import java.util.function.*;

public class FunctionalDefaults {
    @FunctionalInterface interface Check<T> { boolean ok(T t); default Check<T> and(Check<? super T> o) { return t -> ok(t) && o.ok(t); } default Check<T> not() { return t -> !ok(t); } static <T> Check<T> any() { return t -> true; } default <R> Check<R> on(Function<R, T> f) { return r -> ok(f.apply(r)); } }
    interface ThrowingFn<A, B, E extends Exception> { B ap(A a) throws E; default Function<A, Optional<B>> lift() { return a -> { try { return Optional.ofNullable(ap(a)); } catch (Exception e) { return Optional.empty(); } }; } static <A, B, E extends Exception> ThrowingFn<A, B, E> of(ThrowingFn<A, B, E> f) { return f; } }
    interface Parser<T> { record Res<T>(T v, String rest) { } Optional<Res<T>> parse(String s); default <R> Parser<R> map(Function<T, R> f) { return s -> parse(s).map(r -> new Res<>(f.apply(r.v), r.rest)); } default <R> Parser<R> then(Function<T, Parser<R>> f) { return s -> parse(s).flatMap(r -> f.apply(r.v).parse(r.rest)); } default Parser<T> or(Parser<T> o) { return s -> parse(s).or(() -> o.parse(s)); } default Parser<List<T>> many() { return s -> { List<T> out = new ArrayList<>(); String rest = s; for (Optional<Res<T>> r; (r = parse(rest)).isPresent(); rest = r.get().rest) out.add(r.get().v); return Optional.of(new Res<>(out, rest)); }; } static Parser<Character> ch(Predicate<Character> p) { return s -> s.isEmpty() || !p.test(s.charAt(0)) ? Optional.empty() : Optional.of(new Res<>(s.charAt(0), s.substring(1))); } static <T> Parser<T> lazy(Supplier<Parser<T>> p) { return s -> p.get().parse(s); } }
    static Parser<Integer> number = Parser.ch(Character::isDigit).many().then(l -> l.isEmpty() ? s -> Optional.empty() : s -> Optional.of(new Parser.Res<>(l.stream().reduce(0, (a, c) -> a * 10 + c - '0', Integer::sum), s)));
    static Parser<Integer> atom = number.or(Parser.ch(c -> c == '(').then(o -> Parser.lazy(() -> FunctionalDefaults.sum)).then(v -> Parser.ch(c -> c == ')').map(c -> v)));
    static Parser<Integer> product = atom.then(a -> Parser.ch(c -> c == '*').then(s -> atom).many().map(l -> l.stream().reduce(a, (x, y) -> x * y)));
    static Parser<Integer> sum = product.then(a -> Parser.ch(c -> c == '+').then(s -> product).many().map(l -> l.stream().reduce(a, Integer::sum)));
    interface Lens<S, A> { A get(S s); default <B> Lens<S, B> to(Lens<A, B> o) { return s -> o.get(get(s)); } }
    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
    static <T> Supplier<T> memo(Supplier<T> s) { Object[] box = new Object[2]; return () -> { if (box[0] == null) { box[0] = true; box[1] = s.get(); } @SuppressWarnings("unchecked") T t = (T) box[1]; return t; }; }

    public static void main(String[] args) throws Exception {
        Check<String> c = s -> s.length() > 2;
        System.out.println(c.and(s -> s.startsWith("a")).ok("abc") + " " + c.not().ok("abc") + " " + Check.<Object>any().ok(null) + " " + c.<Integer>on(i -> "x".repeat(i)).ok(2) + c.and(Check.any()).not().not().ok("zzz"));
        ThrowingFn<String, Integer, NumberFormatException> p = Integer::parseInt;
        System.out.println(p.lift().apply("5") + " " + p.lift().apply("x") + " " + ThrowingFn.<String, Class<?>, ClassNotFoundException>of(Class::forName).lift().apply("nope"));
        try { ThrowingFn.<String, Object, java.io.IOException>of(s -> { throw new java.io.IOException(s); }).ap("checked"); } catch (java.io.IOException e) { System.out.println(e.getMessage()); }
        for (String e : new String[] {"1+2*3", "(1+2)*3", "2*(3+(4*5))+1", "7", "+", "12+", "((2))"}) System.out.print(sum.parse(e).map(r -> r.v() + (r.rest().isEmpty() ? "" : "~" + r.rest())).orElse("none") + " ");
        System.out.println();
        Lens<Map<String, List<Integer>>, List<Integer>> l = m -> m.get("k");
        System.out.println(l.to(x -> x.get(1)).to(x -> x * 2.5).get(Map.of("k", List.of(3, 4))));
        System.out.println(compose(compose((String s) -> s.length(), x -> x * x), x -> "r" + x).apply("four"));
        int[] calls = {0};
        Supplier<Integer> m = memo(() -> ++calls[0] * 100);
        System.out.println(m.get() + m.get() + calls[0]);
        BinaryOperator<UnaryOperator<Integer>> comp = (f, g) -> x -> g.apply(f.apply(x));
        System.out.println(comp.apply(x -> x + 1, x -> x * 10).apply(4) + " " + UnaryOperator.<String>identity().apply("id") + " " + Function.<Integer>identity().compose((String s) -> s.length()).apply("abc"));
        DoubleFunction<DoubleUnaryOperator> power = e -> b -> Math.pow(b, e); ToIntBiFunction<String, String> tib = (a, b) -> a.length() * b.length(); BooleanSupplier bs = () -> tib.applyAsInt("a", "") == 0; LongSupplier ls = System.out::hashCode; IntPredicate ip = i -> i % 2 == 0; ObjLongConsumer<String> olc = (s, n) -> System.out.print(s + n + " "); BiConsumer<String, Integer> bc = (s, i) -> System.out.print(s + i + " ");
        olc.accept("olc", 5L); bc.andThen((s, i) -> System.out.print(i + s + " ")).accept("bc", 3);
        System.out.println(power.apply(3).andThen(x -> x + 1).applyAsDouble(2) + " " + bs.getAsBoolean() + ip.negate().or(i -> i == 4).test(4) + (ls.getAsLong() == ls.getAsLong()));
    }
}
