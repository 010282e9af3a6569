// Captured locals are copies: each thread works on its own.
public class LambdaCopies {
    static volatile int sum1;
    static volatile int sum2;

    public static void main(String[] args) throws Exception {
        int base = args.length + 5;
        Thread one = new Thread(() -> {
            int mine = base;
            mine++;
            sum1 = mine;
        });
        Thread two = new Thread(() -> {
            int mine = base;
            mine--;
            sum2 = mine;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert sum1 == 6 && sum2 == 4;
    }
}
