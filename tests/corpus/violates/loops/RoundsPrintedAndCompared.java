// A count of rounds is printed, and it is compared as well: it counts.
//@ kinds: assertion-failure
public class RoundsPrintedAndCompared {
    public static void main(String[] args) throws InterruptedException {
        int rounds = 0;
        while (true) {
            rounds++;
            System.out.println("round " + rounds);
            Thread.sleep(1);
            assert rounds < 5; //~ assertion-failure
        }
    }
}
