// Twenty million turns of a loop that nobody can see are one step, however long they take.
//@ output: 20000000
public class LongButEnds {
    static volatile long total;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            long count = 0;
            while (count < 20_000_000) {
                count++;
            }
            total = count;
        });
        other.start();
        other.join();
        System.out.println(total);
    }
}
