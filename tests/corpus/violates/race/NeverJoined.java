// The thread may have ended long ago, but nobody made sure of it; sleeping orders nothing.
//@ kinds: race
//@ flags: --property no-race
public class NeverJoined {
    static int value;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            value = 1;
        }).start();
        Thread.sleep(1000);
        int seen = value;
    }
}
