// The other thread counts in a register for longer than anybody waits: where it ends, if it does, nobody knows.
//@ reason: no other thread can see, at CountsAlone
public class CountsAlone {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            for (long count = 0; count >= 0; count++) {
                Thread.onSpinWait();
            }
        });
        other.start();
        other.join();
    }
}
