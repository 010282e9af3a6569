// A duration is measured and compared with a constant; the measured work may take any time. The limit is kept as an
// instant, begin + limit, while the work is done.
//@ kinds: assertion-failure
public class ElapsedAgainstConstant {
    static volatile int work;

    public static void main(String[] args) {
        long begin = System.nanoTime();
        long limit = begin + 1_000_000_000L;
        work++;
        long end = System.nanoTime();
        assert end - limit < 0 : "too slow"; //~ assertion-failure
    }
}
