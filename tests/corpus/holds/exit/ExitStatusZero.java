// Two threads call exit with status zero; the second waits for the first, which ends the JVM.
//@ flags: --property exit-status
public class ExitStatusZero {
    public static void main(String[] args) {
        new Thread(() -> System.exit(0)).start();
        System.exit(0);
    }
}
