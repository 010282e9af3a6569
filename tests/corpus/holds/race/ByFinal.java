// An immutable object, published through a volatile field; its final fields are only read.
//@ flags: --property no-race
public class ByFinal {
    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static volatile Point shared = new Point(0, 0);

    public static void main(String[] args) {
        new Thread(() -> shared = new Point(1, 1)).start();
        Point seen = shared;
        assert seen.x == seen.y;
    }
}
