// One array of 1.5 GB, which the Java heap of 2 GB has room for and the tool has not.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class HugeArray {
    public static void main(String[] args) {
        byte[] huge = new byte[1_500_000_000];
        huge[huge.length - 1] = 1;
        System.out.println(huge[huge.length - 1]);
    }
}
