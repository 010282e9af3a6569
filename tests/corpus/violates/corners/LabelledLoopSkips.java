// The inner loop continues the outer one when the flag changes in the middle: one element is not counted.
//@ kinds: assertion-failure
public class LabelledLoopSkips {
    static volatile boolean skip;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { skip = true; skip = false; });
        t.start();
        int n = 0;
        outer:
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                if (skip) continue outer;
                n++;
            }
        }
        t.join();
        assert n != 3; //~ assertion-failure
    }
}
