// A racy counter that is also seen to be wrong.
//@ kinds: race assertion-failure
//@ flags: --property no-race
public class RacyCounterAsserted {
    static int counter;

    static void increment() {
        counter++; //~ race
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(RacyCounterAsserted::increment);
        other.start();
        increment();
        other.join();
        assert counter == 2; //~ assertion-failure
    }
}
