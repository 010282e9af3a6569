// Two correct threads, but no run ends within five choices.
//@ flags: --max-depth 5
//@ reason: depth
public class DepthLimit {
    static volatile int x;

    static void work() {
        for (int i = 0; i < 4; i++) {
            x = x * 3 + i;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DepthLimit::work);
        other.start();
        work();
        other.join();
    }
}
