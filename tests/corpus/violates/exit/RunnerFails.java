// A runner of tests catches what they throw and ends with status 1 if one failed. One test loses an
// update in some schedules: both read 0 before either writes 1.
//@ kinds: exit-status
//@ flags: --property exit-status
public class RunnerFails {
    static volatile int balance;

    interface Test {
        void run() throws Exception;
    }

    static void twoDeposits() throws Exception {
        balance = 0;
        Thread other = new Thread(() -> balance = balance + 1);
        other.start();
        balance = balance + 1;
        other.join();
        if (balance != 2) {
            throw new AssertionError("balance " + balance);
        }
    }

    static void nothing() {}

    public static void main(String[] args) {
        int failures = 0;
        for (Test test : new Test[] {RunnerFails::twoDeposits, RunnerFails::nothing}) {
            try {
                test.run();
            } catch (Throwable thrown) {
                failures++;
            }
        }
        System.exit(failures > 0 ? 1 : 0);
    }
}
