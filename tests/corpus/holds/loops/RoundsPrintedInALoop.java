// Two threads count their rounds without end, and print the counts. Nothing else depends on a count.
//@ note: no run ends
public class RoundsPrintedInALoop {
    static int shared;

    static synchronized void turn() {
        shared = (shared + 1) % 3;
        assert shared < 3;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            int rounds = 0;
            while (true) {
                rounds++;
                turn();
                System.out.println("round " + rounds);
            }
        }).start();
        long rounds = 0;
        while (true) {
            turn();
            System.out.println("main: " + ++rounds);
        }
    }
}
