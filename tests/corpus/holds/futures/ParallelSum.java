// Two threads sum a half each into their own cell; main adds the cells after the joins.
public class ParallelSum {
    public static void main(String[] args) throws Exception {
        int[] numbers = {1, 2, 3, 4};
        int[] sums = new int[2];
        Thread[] threads = new Thread[2];
        for (int half = 0; half < 2; half++) {
            int mine = half;
            threads[half] = new Thread(() -> {
                int sum = 0;
                for (int i = 2 * mine; i < 2 * mine + 2; i++) {
                    sum += numbers[i];
                }
                sums[mine] = sum;
            });
            threads[half].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert sums[0] + sums[1] == 10;
    }
}
