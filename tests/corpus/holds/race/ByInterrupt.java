// What is done before an interrupt happens before the interrupted thread finds out.
//@ flags: --property no-race
public class ByInterrupt {
    static int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                value++;
            }
        });
        other.start();
        value = 1;
        other.interrupt();
        other.join();
        assert value >= 1;
    }
}
