// Objects helpers and Optional of all kinds.
import java.util.*;
import java.util.function.Supplier;
import java.util.stream.*;

public class ObjectsOptional {
    static void t(String what, Supplier<Object> s) {
        try {
            System.out.println(what + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        t("equals", () -> Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}));
        t("hash", () -> Objects.hash(1, "a", null) + " " + Objects.hashCode(null) + " " + Objects.hash() + " " + Objects.hash((Object) null));
        t("toString", () -> Objects.toString(null) + " " + Objects.toString(null, "def") + " " + Objects.toString(5));
        t("requireNonNull", () -> Objects.requireNonNull(null));
        t("requireNonNull msg", () -> Objects.requireNonNull(null, "message"));
        t("requireNonNull supplier", () -> Objects.requireNonNull(null, () -> "supplied"));
        t("else", () -> Objects.requireNonNullElse(null, "e") + Objects.requireNonNullElseGet(null, () -> "g") + Objects.requireNonNullElse("x", null));
        t("else null", () -> Objects.requireNonNullElse(null, null));
        t("checkIndex", () -> Objects.checkIndex(2, 3) + " " + Objects.checkFromToIndex(1, 2, 3) + " " + Objects.checkFromIndexSize(1, 2, 3));
        t("checkIndex bad", () -> Objects.checkIndex(3, 3));
        t("checkIndex neg", () -> Objects.checkIndex(-1, 3));
        t("fromTo bad", () -> Objects.checkFromToIndex(2, 1, 3));
        t("fromSize bad", () -> Objects.checkFromIndexSize(2, 2, 3));
        t("compare", () -> Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.compare(null, null, null) + " " + Objects.isNull(null) + Objects.nonNull(null));
        Optional<String> o = Optional.of("value");
        Optional<String> e = Optional.empty();
        t("basic", () -> o + " " + e + " " + o.get() + " " + o.isPresent() + e.isEmpty() + " " + o.equals(Optional.of("value")) + " " + o.hashCode() + e.hashCode());
        t("get", e::get);
        t("orElseThrow", e::orElseThrow);
        t("orElseThrow own", () -> e.orElseThrow(() -> new IllegalStateException("own")));
        t("of null", () -> Optional.of(null));
        t("ofNullable", () -> Optional.ofNullable(null));
        t("map", () -> o.map(String::length) + " " + e.map(String::length) + " " + o.map(x -> null) + " " + o.flatMap(x -> Optional.of(x + "!")) + " " + o.filter(x -> x.isEmpty()));
        t("flatMap null", () -> o.flatMap(x -> null));
        t("or", () -> e.or(() -> Optional.of("alt")) + " " + o.or(() -> Optional.of("alt")) + " " + e.orElse("else") + " " + e.orElseGet(() -> "get"));
        t("stream", () -> Stream.of(o, e, Optional.of("b")).flatMap(Optional::stream).toList());
        o.ifPresent(x -> System.out.println("present " + x));
        e.ifPresentOrElse(x -> System.out.println("never"), () -> System.out.println("absent"));
        t("int", () -> OptionalInt.of(5) + " " + OptionalInt.empty() + " " + OptionalInt.of(5).getAsInt() + " " + OptionalInt.empty().orElse(7) + " " + OptionalLong.of(1L << 40) + " " + OptionalDouble.of(1.5).stream().sum() + " " + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)));
        t("int get", () -> OptionalInt.empty().getAsInt());
        t("double", () -> OptionalDouble.empty().orElseThrow(() -> new ArithmeticException("none")));
        t("chain", () -> Optional.of(" 42 ").map(String::trim).filter(s -> s.chars().allMatch(Character::isDigit)).map(Integer::parseInt).map(i -> i * 2).orElse(-1));
        Map<String, Map<String, Integer>> cfg = Map.of("a", Map.of("b", 7));
        t("nested", () -> Optional.ofNullable(cfg.get("a")).map(m -> m.get("b")) + " " + Optional.ofNullable(cfg.get("x")).map(m -> m.get("b")));
        t("first", () -> Stream.of(3, 5, 8).filter(x -> x % 2 == 0).findFirst().map(x -> "even " + x).orElse("none") + IntStream.empty().average() + Stream.<Integer>empty().reduce(Integer::sum));
        t("find null", () -> Stream.of((Object) null).findFirst());
        t("requireNonNull chain", () -> {
            String s = args.length > 5 ? "x" : null;
            return s.length();
        });
    }
}
