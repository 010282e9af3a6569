// Boxes: caches, identity, equality across types, comparisons, hash codes, unboxing null.
import java.util.*;

public class Boxes {
    static int calls;

    static Integer count() {
        return ++calls;
    }

    static String over(int x) {
        return "int";
    }

    static String over(long x) {
        return "long";
    }

    static String over(Integer x) {
        return "Integer";
    }

    static String over(Object x) {
        return "Object";
    }

    static String over(int... x) {
        return "varargs";
    }

    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = i;
            Integer b = i;
            Long c = (long) i;
            Long d = (long) i;
            Short e = (short) i;
            Short f = (short) i;
            System.out.println(i + " " + (a == b) + (c == d) + (e == f) + a.equals(b) + c.equals(d) + " " + a.equals(c) + " " + (a.intValue() == c) + " " + a.hashCode() + " " + c.hashCode());
        }
        Character x = 'a';
        Character y = 'a';
        Boolean t = true;
        System.out.println((x == y) + " " + (t == Boolean.TRUE) + " " + ((Byte) (byte) 5 == (Byte) (byte) 5) + " " + Character.valueOf('\u007f').equals('\u007f') + " " + Boolean.valueOf("TrUe") + Boolean.hashCode(true) + Boolean.hashCode(false));
        Double nan = Double.NaN;
        System.out.println(nan.equals(Double.NaN) + " " + (nan == Double.NaN) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0) + " " + nan.compareTo(1.0) + " " + Double.compare(-0.0, 0.0) + " " + Float.compare(Float.NaN, Float.POSITIVE_INFINITY) + " " + Double.hashCode(-0.0) + " " + nan.hashCode() + " " + Float.valueOf(1.5f).hashCode() + " " + Long.hashCode(1L << 32));
        List<Integer> l = new ArrayList<>(List.of(10, 20, 30, 1));
        l.remove(1);
        l.remove((Integer) 1);
        System.out.println(l);
        Map<Long, String> m = new HashMap<>();
        m.put(1L, "long");
        System.out.println(m.get(1L) + " " + m.get((Object) 1) + " " + Objects.equals(1, 1L) + " " + Objects.hash(1, 2L, 'c', null, 1.5));
        byte b = 3;
        short s = 3;
        char c = 3;
        System.out.println(over(b) + over(s) + over(c) + over(3) + over(3L) + over(3f) + over((Integer) 3) + over((Byte) b) + over() + over(1, 2) + over("s"));
        Integer nul = args.length > 9 ? 1 : null;
        try {
            int v = nul;
            System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
        try {
            System.out.println(args.length > 9 ? 5 : nul + 1);
        } catch (NullPointerException e) {
            System.out.println("null in arithmetic");
        }
        Integer k = count();
        k += count();
        k = k++ + ++k;
        Integer[] arr = {1, 2, 3};
        arr[count() - 3] *= 10;
        arr[1]++;
        System.out.println(k + " " + calls + " " + Arrays.toString(arr));
        Object o = 'x';
        Object sum = (char) o + 1;
        System.out.println(sum + " " + sum.getClass().getSimpleName() + " " + ((Object) (byte) 1).getClass().getSimpleName() + " " + ((Object) 1.0f).getClass().getSimpleName());
        Number[] ns = {1, 2L, 3f, 4.0, (short) 5, (byte) 6, new java.math.BigInteger("7")};
        double total = 0;
        for (Number n : ns) total += n.doubleValue();
        System.out.println(total + " " + Integer.compare(1, 2) + Integer.valueOf(3).compareTo(2) + Boolean.compare(true, false) + Character.compare('a', 'c') + Byte.compare((byte) 1, (byte) 5) + Short.compare((short) 9, (short) 1));
        Set<Object> set = new HashSet<>(Arrays.asList(1, 1L, 1.0, 1f, (short) 1, (byte) 1, '1', "1", true));
        System.out.println(set.size() + " " + set.contains(1) + set.contains((short) 2));
        long start = 0;
        for (Long i = 0L; i < 1000; i++) start += i;
        System.out.println(start + " " + Integer.TYPE + " " + int.class.isPrimitive() + " " + Integer.class.isPrimitive() + " " + Integer.SIZE + Long.BYTES + Character.MIN_RADIX + " " + (int) Character.MAX_VALUE + " " + Byte.MIN_VALUE + Short.MAX_VALUE);
    }
}
