// main reads the result without waiting for the worker.
//@ kinds: assertion-failure
public class JoinForgotten {
    static volatile int result;

    public static void main(String[] args) {
        new Thread(() -> result = 6 * 7).start();
        assert result == 42; //~ assertion-failure
    }
}
