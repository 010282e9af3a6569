// What a look at the state does to the state is undone.
//@ flags: --invariant InvariantLeavesNoTrace.look
public class InvariantLeavesNoTrace {
    static int looks;
    static Object last = "none";

    static boolean look() {
        looks++;
        last = new int[looks];
        return looks == 1;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        assert looks == 0 && last.equals("none");
    }
}
