// Two threads write different cells of an array: each cell is a variable of its own (JLS 17.6).
//@ flags: --property no-race
public class DisjointCells {
    static final byte[] cells = new byte[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> cells[0] = 1);
        other.start();
        cells[1] = 2;
        other.join();
        assert cells[0] + cells[1] == 3;
    }
}
