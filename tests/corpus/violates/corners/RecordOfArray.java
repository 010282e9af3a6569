// A record is immutable, the array in it is not.
//@ kinds: assertion-failure
public class RecordOfArray {
    record Pair(int[] both) { int sum() { return both[0] + both[1]; } }
    public static void main(String[] args) throws Exception {
        Pair pair = new Pair(new int[] {1, 1});
        Thread other = new Thread(() -> { pair.both()[0]--; pair.both()[1]++; });
        other.start();
        assert pair.sum() == 2; //~ assertion-failure
        other.join();
    }
}
