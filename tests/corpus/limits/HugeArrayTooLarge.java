// An array of 16 GB does not fit into a Java heap of 2 GB, whatever the tool may take.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.OutOfMemoryError
public class HugeArrayTooLarge {
    public static void main(String[] args) {
        long[] huge = new long[Integer.MAX_VALUE - 8];
        System.out.println(huge.length);
    }
}
