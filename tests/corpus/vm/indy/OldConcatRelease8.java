// Release 8 class files with lambdas, string switches and concatenation by StringBuilder.
//@ javac: --release 8 -Xlint:-options
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class OldConcatRelease8 {
    static String t(String s) { System.out.print("<" + s + ">"); return s; }
    interface Shape { double area(); default String info() { return getClass().isSynthetic() + ":" + area(); } static Shape unit() { return () -> 1; } }
    private String inst = "i";
    private Supplier<String> sup() { return () -> inst + "x"; }

    public static void main(String[] args) {
        int i = 5; long l = 6; char c = 'c'; double d = 1.5; Object n = null; boolean z = true; float f = 2f; byte b = -1; short s = 3;
        System.out.println("r8 " + i + l + c + d + n + z + f + b + s + new int[0].length + null + 'q' + 1 + 2);
        String acc = "a";
        acc += i; acc += c; acc += n; acc += acc; acc += 1 + 2; acc += 'x' + 1;
        System.out.println(acc);
        String[] arr = {"p"};
        int k = 0;
        arr[k++] += t("side") + k;
        System.out.println(arr[0] + k);
        System.out.println(t("1") + t("2") + t("3"));
        System.out.println(Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).map(x -> x + i).collect(Collectors.joining("|")));
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y + i;
        System.out.println(add.apply(1).apply(2) + Shape.unit().info() + ((Shape) () -> 2.5).info());
        System.out.println(new OldConcatRelease8().sup().get() + IntStream.rangeClosed(1, 4).mapToObj(x -> "n" + x).reduce("", String::concat));
        for (String w : new String[] {"one", "two", "Aa", "BB", "x"}) { switch (w) { case "one": System.out.print(1); break; case "two": System.out.print(2); case "Aa": System.out.print("A"); break; case "BB": System.out.print("B"); break; default: System.out.print("d"); } }
        System.out.println();
        Map<String, List<Integer>> m = new TreeMap<>();
        for (int q = 0; q < 6; q++) m.computeIfAbsent(q % 2 == 0 ? "even" : "odd", x -> new ArrayList<>()).add(q);
        System.out.println(m + "" + Optional.ofNullable((String) n).map(String::length).orElse(-1));
        Runnable r = () -> { String q = "in" + c; System.out.println(q + l + args.length); };
        r.run();
        try { String bad = "x" + new Object() { public String toString() { throw new RuntimeException("ts"); } }; } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        System.out.println("" + (char) 65 + (int) 'A' + (Object) 'B' + new StringBuilder("sb") + Arrays.asList(1, 2) + (i > 3 ? "big" : 0));
    }
}
