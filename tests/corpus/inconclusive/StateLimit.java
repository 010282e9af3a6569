// A correct program with more than twenty states.
//@ flags: --max-states 20
//@ reason: states
public class StateLimit {
    static volatile int x;

    static void work() {
        for (int i = 0; i < 4; i++) {
            x = x * 3 + i;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StateLimit::work);
        other.start();
        work();
        other.join();
    }
}
