// Lambdas and method references that need casts, bridges and boxing chains.
import java.util.*;
import java.util.function.*;

public class GenericBridges {
    interface Tr<A, B> { B tr(A a); }
    interface StrTr<B> extends Tr<String, B> { B tr(String s); }
    interface StrInt extends StrTr<Integer> { Integer tr(String s); }
    interface IntCmp extends Comparator<Integer> { int compare(Integer a, Integer b); }
    interface Multi<T extends Comparable<T>, L extends List<T>> { T pick(L l); }
    static <T extends Comparable<T>> T maxOf(List<T> l) { return Collections.max(l); }
    static int len(CharSequence c) { return c.length(); }
    static <T extends Number & Comparable<T>> int inter(T a, T b) { return a.compareTo(b) + a.intValue(); }
    static String show(Object... os) { return os.length + Arrays.toString(os); }
    static <E> E[] toArr(List<E> l, IntFunction<E[]> f) { return l.toArray(f.apply(0)); }
    static long sumAll(Iterable<? extends Number> it) { long s = 0; for (Number n : it) s += n.longValue(); return s; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        StrInt si = GenericBridges::len;
        Tr<String, Integer> viaTop = si; StrTr<Integer> viaMid = si;
        System.out.println(si.tr("abc") + viaTop.tr("abcd") + viaMid.tr(""));
        try { ((Tr) si).tr(5); } catch (ClassCastException e) { System.out.println("bridge cast"); }
        IntCmp ic = Integer::compare;
        System.out.println(ic.compare(1, 2) + " " + ((Comparator) ic).compare(3, 2) + ic.reversed().compare(1, 2));
        Multi<String, ArrayList<String>> mu = GenericBridges::maxOf;
        System.out.println(mu.pick(new ArrayList<>(List.of("q", "z", "a"))));
        try { ((Multi) mu).pick(List.of("x")); System.out.println("no cast needed"); } catch (ClassCastException e) { System.out.println("cast to ArrayList"); }
        BiFunction<Integer, Integer, Integer> in = GenericBridges::inter;
        System.out.println(in.apply(5, 3));
        Function<Object[], String> sh = GenericBridges::show; BiFunction<String, Integer, String> sh2 = GenericBridges::show; Function<String, String> sh1 = GenericBridges::show;
        System.out.println(sh.apply(new Object[] {1, 2}) + sh2.apply("a", 1) + sh1.apply("z"));
        System.out.println(toArr(List.of("a", "b"), String[]::new).getClass().getSimpleName() + toArr(List.of(1), Integer[]::new).length);
        ToLongFunction<List<Integer>> sa = GenericBridges::sumAll; Function<Set<Byte>, Object> sb = GenericBridges::sumAll;
        System.out.println(sa.applyAsLong(List.of(1, 2)) + " " + sb.apply(Set.of((byte) 3)).getClass().getSimpleName());
        Supplier<Object> so = () -> 5; Supplier<Number> sn = () -> 5L; Supplier<? extends CharSequence> sc = () -> "cs"; DoubleSupplier ds = () -> 'a'; LongSupplier ls = () -> (byte) 3; Supplier<Integer> unb = "abc"::length; IntSupplier iun = Integer.valueOf(7)::intValue; ToDoubleFunction<Integer> td = x -> x; IntToDoubleFunction itd = x -> x; Function<Integer, Long> fl = Integer::longValue; IntFunction<Object> ifo = x -> x; ToIntFunction<Character> tic = x -> x; LongFunction<Double> lfd = x -> (double) x;
        System.out.println(so.get() + " " + sn.get() + sc.get().length() + ds.getAsDouble() + ls.getAsLong() + unb.get() + iun.getAsInt() + td.applyAsDouble(4) + itd.applyAsDouble(5) + fl.apply(6) + ifo.apply(7).getClass().getSimpleName() + tic.applyAsInt('b') + lfd.apply(9L));
        Supplier<Integer> nul = () -> null; IntSupplier un = () -> nul.get();
        try { un.getAsInt(); } catch (NullPointerException e) { System.out.println("npe unboxing"); }
        Function<Integer, ?> wild = x -> List.of(x); Consumer<? super Integer> cons = x -> System.out.print("c" + x + " ");
        cons.accept(3); System.out.println(wild.apply(2));
        Map<String, Function<Double, Double>> ops = new TreeMap<>();
        ops.put("sqrt", Math::sqrt); ops.put("neg", x -> -x); ops.put("inc", x -> x + 1); ops.put("abs", Math::abs);
        ops.forEach((k, f) -> System.out.print(k + f.apply(4.0) + " "));
        Comparator<Map.Entry<String, Integer>> ce = Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey());
        List<Map.Entry<String, Integer>> es = new ArrayList<>(List.of(Map.entry("a", 1), Map.entry("b", 2), Map.entry("c", 2)));
        es.sort(ce); System.out.println(es);
        Runnable r = (args.length > 5 ? (Supplier<Runnable>) () -> () -> System.out.println("A") : (Supplier<Runnable>) () -> () -> System.out.println("B")).get();
        r.run();
    }
}
