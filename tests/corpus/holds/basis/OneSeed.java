// Which number comes out depends on the seed, and only one is tried.
//@ note: one seed
public class OneSeed {
    public static void main(String[] args) {
        int number = new java.util.Random().nextInt(10);
        assert number < 10;
    }
}
