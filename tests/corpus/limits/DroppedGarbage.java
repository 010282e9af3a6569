// Garbage by the gigabyte, none of which is kept: no more memory than a nursery is needed, but each round takes
// a while, and 50 million of them would take hours.
//@ flags: --max-memory 256M --max-time 2
//@ signal: TERM
//@ expect: inconclusive the time limit was reached
public class DroppedGarbage {
    static Object kept;

    public static void main(String[] args) {
        for (long i = 0; ; i++) {
            kept = new byte[(int) (1_000_000 + i % 1000)];
        }
    }
}
