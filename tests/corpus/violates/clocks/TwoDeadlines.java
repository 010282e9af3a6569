// Two deadlines, the second one later. The first may be over when the second is not: work for both is not all or nothing.
//@ kinds: assertion-failure
public class TwoDeadlines {
    public static void main(String[] args) {
        long now = System.nanoTime();
        long soon = now + 1_000_000;
        long late = now + 9_000_000;
        long then = System.nanoTime();
        boolean soonOver = then - soon >= 0;
        boolean lateOver = then - late >= 0;
        assert soonOver == lateOver; //~ assertion-failure
    }
}
