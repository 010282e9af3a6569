// Which of two threads ends the process decides the status: 0 or 1.
//@ kinds: exit-status
//@ flags: --property exit-status
public class StatusByRace {
    public static void main(String[] args) {
        new Thread(() -> System.exit(1)).start();
        System.exit(0);
    }
}
