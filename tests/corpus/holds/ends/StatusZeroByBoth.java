// Whoever ends the process, the status is 0.
//@ flags: --property exit-status
public class StatusZeroByBoth {
    public static void main(String[] args) {
        new Thread(() -> System.exit(0)).start();
        System.exit(0);
    }
}
