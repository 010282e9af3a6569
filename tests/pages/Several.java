/** Two different things can go wrong, which --all shows beside each other. */
public class Several {
    static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> turn = 1, "first");
        Thread second = new Thread(() -> turn = 2, "second");
        first.start();
        second.start();
        int seen = turn;
        if (seen == 1) {
            throw new IllegalStateException("the first came first");
        }
        if (seen == 2) {
            throw new IllegalArgumentException("the second came first");
        }
    }
}
