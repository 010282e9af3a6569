/** Adds the squares of some numbers, and keeps what it has so far. */
public class Sum implements Engine.Task<Integer> {
    private static final long serialVersionUID = 1;

    private final int from;
    private final int upto;
    int total;

    Sum(int from, int upto) {
        this.from = from;
        this.upto = upto;
    }

    @Override
    public Integer call() {
        if (upto < from) {
            throw new IllegalArgumentException("from " + from + " up to " + upto);
        }
        for (int number = from; number <= upto; number++) {
            total += number * number;
        }
        return total;
    }
}
