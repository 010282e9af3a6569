// A large array that is filled and shared, so that it belongs to each of many states.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class FilledArray {
    static int[] cells;
    static volatile int turn;

    public static void main(String[] args) {
        cells = new int[30_000_000];
        java.util.Arrays.fill(cells, 7);
        Thread other = new Thread(() -> turn++);
        other.start();
        for (int i = 0; i < cells.length; i += 1000) {
            cells[i] = i;
            turn++;
        }
    }
}
