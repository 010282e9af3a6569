// Two threads set the same flag: whoever comes second changes nothing.
public class BothSetTheFlag {
    static volatile boolean done;
    static int[] seen = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Runnable finish = () -> {
            done = true;
            seen[0] = 7;
        };
        Thread one = new Thread(finish);
        Thread two = new Thread(finish);
        one.start();
        two.start();
        one.join();
        two.join();
        assert done && seen[0] == 7;
    }
}
