// A lambda captures an array and increments its cell; the capture is shared, not copied.
//@ kinds: assertion-failure
public class LambdaSharedCell {
    public static void main(String[] args) throws Exception {
        int[] cell = new int[1];
        Runnable increment = () -> cell[0]++;
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert cell[0] == 2; //~ assertion-failure
    }
}
