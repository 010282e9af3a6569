// A race is no violation unless the property asks for it.
public class RaceNotAsked {
    static int counter;

    static void increment() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(RaceNotAsked::increment);
        other.start();
        increment();
        other.join();
        assert counter >= 1;
    }
}
