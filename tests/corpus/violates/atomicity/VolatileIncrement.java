// volatile makes each access visible, not the increment atomic.
//@ kinds: assertion-failure
public class VolatileIncrement {
    static volatile int counter;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> counter++);
        Thread two = new Thread(() -> counter++);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 2 : counter; //~ assertion-failure
    }
}
