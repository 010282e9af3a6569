// A counter gets to the other thread by System.arraycopy into a shared array; both count without a lock.
//@ kinds: assertion-failure
public class EscapeByArraycopy {
    static final int[][] shared = new int[1][];

    public static void main(String[] args) throws Exception {
        int[] counter = new int[1];
        System.arraycopy(new int[][] {counter}, 0, shared, 0, 1);
        Thread other = new Thread(() -> shared[0][0]++);
        other.start();
        counter[0]++;
        other.join();
        assert counter[0] == 2; //~ assertion-failure
    }
}
