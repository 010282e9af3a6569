// A loop of int arithmetic on local variables.
//@ args: 24000000
//@ counted: 1200000
public class IntLoop {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        int hash = 17;
        for (int i = 0; i < rounds; i++) {
            hash = hash * 31 + i;
            hash ^= hash >>> 7;
            if ((hash & 15) == 3) {
                hash -= i;
            }
        }
        System.out.println(hash);
    }
}
