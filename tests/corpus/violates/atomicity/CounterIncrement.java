// counter++ reads and writes in two steps; one of two increments may be lost.
//@ kinds: assertion-failure
public class CounterIncrement {
    static int counter;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> counter++);
        other.start();
        counter++;
        other.join();
        assert counter == 2; //~ assertion-failure
    }
}
