// String identity: constants, folding, intern, class literals, boxes.
public class Interning {
    static final String A = "he", B = "llo";
    static final String C = A + B;
    static final String D = A.concat(B);
    static final int N = 5;
    static final boolean DEBUG = false;
    static final char CH = 'x';
    final String inst = "hello";
    interface K { String HELLO = "hello"; long L = 1L << 40; }

    public static void main(String[] args) {
        String hello = "hello", lo = "lo";
        final String flo = "lo";
        System.out.println(hello == "hello");
        System.out.println(hello == "hel" + "lo");
        System.out.println(hello == "hel" + lo);
        System.out.println(hello == "hel" + flo);
        System.out.println(hello == ("hel" + lo).intern());
        System.out.println((C == hello) + " " + (D == hello) + " " + (D.intern() == hello) + " " + (new Interning().inst == hello) + " " + (K.HELLO == hello) + " " + (Other.S == hello));
        System.out.println(("a" + N) == "a5");
        System.out.println(("" + CH + true + 1.5f + 2L + null) + (("" + CH + true) == "xtrue"));
        System.out.println(new String("hello") == hello);
        System.out.println(new String("hello").intern() == hello);
        System.out.println(String.valueOf("hello") == hello);
        System.out.println("hello".substring(0) == hello);
        System.out.println("hello".toString() == hello);
        System.out.println("hello".trim() == hello);
        System.out.println("hello".replace('q', 'z') == hello);
        System.out.println("HELLO".toLowerCase() == hello);
        System.out.println(("x".repeat(1) == "x") + " " + ("".repeat(5) == ""));
        char[] cs = {'h', 'e', 'l', 'l', 'o'};
        System.out.println(new String(cs) == hello);
        System.out.println(new String(cs).intern() == hello);
        System.out.println(Interning.class == new Interning().getClass());
        System.out.println(int[].class == new int[0].getClass());
        System.out.println((Integer) 127 == Integer.valueOf(127));
        System.out.println((Character) 'a' == Character.valueOf('a'));
        System.out.println((Boolean) true == Boolean.valueOf("TRUE"));
        System.out.println((Long) 100L == Long.valueOf(100));
        System.out.println(Byte.valueOf((byte) 5) == Byte.valueOf("5"));
        if (DEBUG) System.out.println("dropped");
        System.out.println(K.L + (1 + 2 + "3" + 4 * 5) + (N > 3 ? "yes" : "no") + (char) ('a' + 1) + (byte) 300);
        String run = String.join("-", "uni", "que");
        System.out.println((run.intern() == run) + " " + (run.intern() == "uni-que"));
        StringBuilder sb = new StringBuilder("hello");
        System.out.println(sb.toString() == sb.toString());
        System.out.println(hello.equals(sb.toString()) + " " + hello.contentEquals(sb) + " " + hello.hashCode());
    }
}
class Other { static String S = "hel" + "l" + "o"; }
