// Messages of the exceptions thrown by the machine itself.
import java.util.*;

public class RuntimeErrors {
    interface Act { Object run() throws Throwable; }

    static void t(Act a) {
        try { System.out.println("ok " + a.run()); } catch (Throwable e) { System.out.println(e.getClass().getName() + ": " + e.getMessage()); }
    }

    static int[] ints = new int[3];
    static Object str = "s";
    static Object[] objs = new String[2];
    static class Inner { }
    interface Marker { }
    static Object inner = new Inner(), lst = new ArrayList<String>(), arr2 = new int[1][1];
    static int neg = -5;

    public static void main(String[] args) {
        t(() -> ints[3]);
        t(() -> ints[-1]);
        t(() -> ints[Integer.MIN_VALUE] = 1);
        t(() -> new byte[0][0].length);
        t(() -> new boolean[2][3][1].length);
        t(() -> "abc".charAt(5));
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".substring(4));
        t(() -> new ArrayList<>(List.of(1, 2)).get(2));
        t(() -> List.of(1).get(1));
        t(() -> new ArrayList<String>().iterator().next());
        t(() -> (Integer) str);
        t(() -> (String[]) str);
        t(() -> (int[]) arr2);
        t(() -> (Inner) lst);
        t(() -> (Marker) inner);
        t(() -> (Runnable) str);
        t(() -> (Comparable<?>) inner);
        t(() -> ((List<String>) (List<?>) List.of(1)).get(0).length());
        t(() -> objs[0] = 1);
        t(() -> objs[1] = new Object[0]);
        t(() -> { Object[] o = new Integer[1][1]; o[0] = new String[1]; return 0; });
        t(() -> { Object[] o = new Integer[1][1]; o[0] = "x"; return 0; });
        t(() -> new int[neg]);
        t(() -> new int[2][neg]);
        t(() -> new String[neg][]);
        t(() -> new long[0][neg][2]);
        t(() -> 1 / (ints[0]));
        t(() -> 1L % ints[1]);
        t(() -> Enum.valueOf(Thread.State.class, "FOO"));
        t(() -> Thread.State.valueOf(null));
        t(() -> Integer.valueOf("x1"));
        t(() -> List.of(1).add(2));
        t(() -> Collections.unmodifiableList(new ArrayList<>()).remove(0));
        t(() -> new ArrayList<>(-1));
        t(() -> new int[Integer.MAX_VALUE]);
        t(() -> new long[Integer.MAX_VALUE - 1][]);
        t(() -> Objects.requireNonNull(null, "must"));
        t(() -> Objects.checkIndex(5, 5));
        t(() -> Arrays.copyOf(new int[2], -1));
        t(() -> { System.arraycopy(new int[2], 0, new int[1], 0, 2); return 0; });
        t(() -> { System.arraycopy(new int[2], -1, new int[1], 0, 1); return 0; });
        t(() -> { System.arraycopy(new int[2], 0, new long[1], 0, 1); return 0; });
        t(() -> { System.arraycopy("x", 0, new long[1], 0, 1); return 0; });
        t(() -> { System.arraycopy(new Object[] {"a", 1}, 0, new String[2], 0, 2); return 0; });
        t(() -> { System.arraycopy(new int[2], 0, new int[1], 0, -2); return 0; });
        t(() -> { throw null; });
        t(() -> new Plain().clone0());
        t(() -> { new Object().wait(); return 0; });
        t(() -> { new Object().notify(); return 0; });
        t(() -> Class.forName("no.such.Thing"));
        t(() -> Optional.empty().get());
        t(() -> new Scanner("x").nextInt());
        t(() -> String.format("%d", "x"));
        t(() -> String.format("%q", 1));
        t(() -> String.format("%s %s", 1));
    }
    static class Plain { Object clone0() throws CloneNotSupportedException { return super.clone(); } }
}
