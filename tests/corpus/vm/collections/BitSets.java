// BitSet: setting, logical operations, scanning, streams, conversion to arrays.
import java.util.*;
import java.util.stream.*;

public class BitSets {
    static BitSet of(int... is) {
        BitSet b = new BitSet();
        for (int i : is) b.set(i);
        return b;
    }

    public static void main(String[] args) {
        BitSet a = of(1, 3, 5, 64, 65, 200);
        BitSet b = of(3, 4, 5, 64, 300);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.get(64) + a.get(1000) + a.isEmpty());
        BitSet and = (BitSet) a.clone();
        and.and(b);
        BitSet or = (BitSet) a.clone();
        or.or(b);
        BitSet xor = (BitSet) a.clone();
        xor.xor(b);
        BitSet not = (BitSet) a.clone();
        not.andNot(b);
        System.out.println(and + " " + or + " " + xor + " " + not + " " + a.intersects(b) + " " + of(9).intersects(a));
        System.out.println(a.nextSetBit(6) + " " + a.nextClearBit(3) + " " + a.previousSetBit(63) + " " + a.previousClearBit(5) + " " + a.nextSetBit(201) + " " + a.previousSetBit(0) + " " + a.nextClearBit(9999));
        a.set(10, 20);
        a.clear(12, 15);
        a.flip(18, 70);
        System.out.println(a + " " + a.cardinality() + " " + a.get(15, 25));
        a.flip(0);
        a.set(2, false);
        a.clear(200);
        System.out.println(a.stream().sum() + " " + a.hashCode() + " " + a.equals(a.clone()));
        System.out.println(Arrays.toString(of(0, 9, 63, 64).toLongArray()) + " " + Arrays.toString(of(0, 9, 15).toByteArray()) + " " + BitSet.valueOf(new long[] {5, 1}) + " " + BitSet.valueOf(new byte[] {-1, 1}));
        for (Runnable r : new Runnable[] {() -> of(-1), () -> new BitSet(-1), () -> of(1).set(5, 3), () -> of(1).get(-2), () -> of(1).nextSetBit(-1), () -> System.out.println(of(1).previousSetBit(-1)), () -> of(1).previousSetBit(-2)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        BitSet sieve = new BitSet(1000);
        sieve.set(2, 1000);
        for (int i = 2; i >= 0 && i * i < 1000; i = sieve.nextSetBit(i + 1)) for (int j = i * i; j < 1000; j += i) sieve.clear(j);
        System.out.println(sieve.cardinality() + " " + sieve.stream().skip(160).boxed().toList());
        BitSet row = new BitSet();
        row.set(32);
        for (int g = 0; g < 8; g++) {
            StringBuilder sb = new StringBuilder();
            BitSet next = new BitSet();
            for (int i = 20; i < 45; i++) {
                sb.append(row.get(i) ? '#' : '.');
                if (row.get(i - 1) ^ (row.get(i) | row.get(i + 1))) next.set(i);
            }
            System.out.println(sb);
            row = next;
        }
        System.out.println(IntStream.range(0, 50).filter(i -> i % 7 == 3).collect(BitSet::new, BitSet::set, BitSet::or) + " " + new BitSet(100).size() + " " + new BitSet().length());
    }
}
