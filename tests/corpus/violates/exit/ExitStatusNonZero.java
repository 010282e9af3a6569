// The status the program ends with depends on who calls exit first.
//@ kinds: exit-status
//@ flags: --property exit-status
public class ExitStatusNonZero {
    public static void main(String[] args) {
        new Thread(() -> System.exit(3)).start();
        System.exit(0);
    }
}
