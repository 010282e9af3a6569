// What a static initialiser writes is seen by every thread that uses the class afterwards (JLS 12.4.2).
//@ flags: --property no-race
public class ByClassInit {
    static class Table {
        static int[] squares = new int[2];

        static {
            squares[1] = 1;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            assert Table.squares[1] == 1;
        }).start();
        assert Table.squares[1] == 1;
    }
}
