// Both threads need something that is not supported, each something else. Both are named.
//@ reason: forkAndExec
//@ reason: counting
public class TwoTroubles {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TwoTroubles::counting);
        other.setDaemon(true);
        other.start();
        new ProcessBuilder("true").start();
    }

    static void counting() {
        for (long count = 0; count >= 0; count++) {
            Thread.onSpinWait();
        }
    }
}
