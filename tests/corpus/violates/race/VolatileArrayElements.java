// Only the reference to the array is volatile: for the elements there is no order, so the flag in
// one element does not publish the other.
//@ flags: --property no-race
//@ kinds: race
public class VolatileArrayElements {
    static volatile int[] cells = new int[2];

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            cells[1] = 42;
            cells[0] = 1;
        });
        writer.start();
        if (cells[0] == 1) {
            System.out.println(cells[1]);
        }
        writer.join();
    }
}
