// If main finds the flag set, it needs what is not supported; if not, it fails. Which of the two paths is met
// first does not matter.
//@ kinds: assertion-failure
public class UnsupportedOnOnePath {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> flag = true);
        other.start();
        if (flag) {
            new ProcessBuilder("true").start().waitFor();
        }
        assert flag; //~ assertion-failure
    }
}
