// Two threads hand a turn to each other for ever, each polling until it is its own. Nothing can go wrong. Neither loop has
// a way out, and there are no daemon threads and no exit, so that no schedule comes to an end.
//@ note: no run ends: every schedule goes on for ever
public class TurnsForEver {
    static volatile boolean mine = true;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                if (!mine) {
                    mine = true;
                }
            }
        }).start();
        while (true) {
            if (mine) {
                mine = false;
            }
        }
    }
}
