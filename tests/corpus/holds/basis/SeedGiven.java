// The seed is the program's own: there is no other number to be tried.
//@ no-note: one seed
public class SeedGiven {
    public static void main(String[] args) {
        int number = new java.util.Random(42).nextInt(10);
        assert number < 10;
    }
}
