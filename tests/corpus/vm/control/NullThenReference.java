/** A local that starts as null and refers to something later, across many collections. */
public class NullThenReference {
    static int[] make(int length) {
        int[] made = new int[length];
        for (int i = 0; i < length; i++) made[i] = length;
        return made;
    }

    public static void main(String[] args) {
        int[] kept = null;
        int lost = 0;
        for (int i = 0; i < 900; i++) {
            if (i % 300 == 0) kept = make(1000 + i);
            int[] filler = new int[100_000];
            filler[0] = i;
            int last = kept.length - 1;
            if (last < 999 || kept[last] != kept.length) lost++;
        }
        System.out.println(lost + " lost, the last of " + kept.length);
    }
}
