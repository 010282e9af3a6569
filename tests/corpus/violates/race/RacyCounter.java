// Two threads increment a plain field; nothing orders the two.
//@ kinds: race
//@ flags: --property no-race
public class RacyCounter {
    static int counter;

    static void increment() {
        counter++; //~ race
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(RacyCounter::increment);
        other.start();
        increment();
        other.join();
    }
}
