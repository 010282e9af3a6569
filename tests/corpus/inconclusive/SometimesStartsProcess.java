// Only some interleavings need what is not supported, and the others are fine: still no verdict.
//@ reason: forkAndExec
public class SometimesStartsProcess {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> flag = true);
        other.start();
        if (flag) {
            new ProcessBuilder("true").start().waitFor();
        }
        other.join();
    }
}
