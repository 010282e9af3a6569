// The text of an object is made while the stream is locked, so whoever prints first also assigns first; the
// other order leaves 1 behind.
//@ kinds: assertion-failure
public class PrintingCallsBack {
    static int last;

    record Named(int id) {
        @Override
        public String toString() {
            last = id;
            return "name " + id;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> System.out.printf("%s%n", new Named(1)));
        Thread two = new Thread(() -> System.out.printf("%s%n", new Named(2)));
        one.start();
        two.start();
        one.join();
        two.join();
        assert last == 2 : last;
    }
}
