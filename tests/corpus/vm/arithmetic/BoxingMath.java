// Boxing, unboxing, caches and mixed comparisons of wrapper objects.
import java.util.*;

public class BoxingMath {
    static Integer id(Integer i) { return i; }
    static Object obj(Object o) { return o; }
    static String cls(Object o) { return o.getClass().getSimpleName(); }

    public static void main(String[] args) {
        for (int v : new int[] {-129, -128, -1, 0, 127, 128}) { Integer a = v, b = v; Long c = (long) v, d = (long) v; Short e = (short) v, f = (short) v; System.out.print((v >= -128 && v <= 127 ? (a == b) + "" + (c == d) + (e == f) : "skip") + a.equals(b) + c.equals(d) + c.equals(a) + a.equals((int) (long) c) + " "); }
        System.out.println();
        Integer i = 5; Long l = 5L; Double d = 5.0; Character c = 5; Byte b = 5;
        System.out.println((i + l) + " " + cls(i + l) + " " + cls(i + d) + " " + cls(c + b) + " " + (i == l.intValue()) + (d == l.doubleValue()) + (i.doubleValue() == d) + " " + cls(i / 2) + cls(true ? i : d) + cls(true ? (Object) i : d) + cls((char) (c + 1)));
        i++; ++i; i += 2; i *= i; i -= 1; i <<= 2; i ^= 7; i %= 100; i = -i; i = ~i;
        System.out.println(i);
        l += i; l++; d /= 3; d--; c++; b--; Float f = 1f; f *= 2.5f; Boolean z = true; z &= false; z = !z; Short s = 3; s++;
        System.out.println(l + " " + d + " " + (int) c + " " + b + " " + f + " " + z + " " + s);
        List<Integer> li = new ArrayList<>(List.of(1, 2, 3));
        li.set(0, li.get(0) + li.get(1)); int sum = 0; for (int x : li) sum += x; Integer total = 0; for (Integer x : li) total += x;
        System.out.println(li + " " + sum + total + (sum == total));
        Map<Character, Integer> m = new TreeMap<>();
        for (char ch : "hello".toCharArray()) m.put(ch, m.getOrDefault(ch, 0) + 1);
        m.computeIfPresent('l', (k, v) -> v * 10);
        System.out.println(m + " " + m.get('l') / 3);
        Set<Short> ss = new HashSet<>();
        for (short k = 0; k < 10; k++) { ss.add(k); ss.remove(k - 1); ss.remove((short) (k - 2)); }
        System.out.println(ss.size());
        Set<Long> sl = new TreeSet<>(List.of(1L, 2L));
        System.out.println(sl.contains(1L) + " " + ((Object) 1).equals(1L) + ((Object) 'a').equals("a") + ((Object) 1.0).equals(1.0f) + Objects.equals(1, 1) + new HashSet<Object>(List.of(1)).contains(1L));
        Object o = 'x', p = 10, q = 10L, r = 2.5f;
        System.out.println((char) o + (int) p + (long) q + (float) r + " " + (int) (char) o + ((Number) p).doubleValue() + ((Comparable<Integer>) p).compareTo(9));
        try { long bad = (long) obj(5); } catch (ClassCastException e) { System.out.println("cce"); }
        try { int bad = id(null); } catch (NullPointerException e) { System.out.println("npe"); }
        System.out.println(Integer.valueOf(7).hashCode() + " " + Long.valueOf(-1).hashCode() + " " + Double.valueOf(0.1).hashCode() + " " + Boolean.TRUE.hashCode() + Character.valueOf('c').hashCode() + Float.valueOf(1).hashCode() + " " + Integer.valueOf(5).compareTo(7) + Boolean.compare(true, false) + Character.valueOf('b').compareTo('a') + Byte.valueOf((byte) -1).compareTo((byte) 1));
        System.out.println(Integer.valueOf("12") + Integer.valueOf("z", 36) + Byte.parseByte("-128") + Short.decode("0x7f") + " " + Double.valueOf("1e2") + Boolean.parseBoolean("True") + Boolean.valueOf(null) + " " + Boolean.logicalXor(true, false));
        for (String t : new String[] {"128", "-129", "x"}) try { System.out.print(Byte.parseByte(t) + " "); } catch (NumberFormatException e) { System.out.print(e.getMessage() + "; "); }
        System.out.println();
        Number[] ns = {1, 2L, 3.7f, 4.9, (byte) 300, (short) 70000};
        for (Number n : ns) System.out.print(n.intValue() + "," + n.byteValue() + "," + n.doubleValue() + " ");
        System.out.println();
        int ternary = args.length > 0 ? null == null ? 1 : 2 : Integer.valueOf(3); Object mixed = args.length == 0 ? 1 : "s"; Object num = args.length == 0 ? 1 : 2.0;
        System.out.println(ternary + " " + mixed + " " + num);
    }
}
