// A clone of an array of arrays shares the inner ones: publishing the clone publishes what main still reads.
//@ kinds: assertion-failure
public class EscapeByClone {
    static volatile int[][] shared;

    public static void main(String[] args) throws Exception {
        int[][] table = {{1}};
        Thread other = new Thread(() -> {
            int[][] seen = shared;
            if (seen != null) {
                seen[0][0]++;
            }
        });
        other.start();
        shared = table.clone();
        int before = table[0][0];
        int after = table[0][0];
        other.join();
        assert before == after; //~ assertion-failure
    }
}
