// The sum of both elements while they are copied: none, one or both of them have arrived.
//@ output: 0
//@ output: 1
//@ output: 2
public class ArraycopySeen {
    static final long[] target = new long[2];

    public static void main(String[] args) {
        long[] source = {1, 1};
        new Thread(() -> System.arraycopy(source, 0, target, 0, 2)).start();
        System.out.println(target[0] + target[1]);
    }
}
