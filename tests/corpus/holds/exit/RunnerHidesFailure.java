// A runner of tests catches what they throw and tells of it by its exit status only. One test loses an
// update in some schedules. No property asks for the status; the verdict must not be silent about it.
//@ note: the process ends with status 1 in some runs
public class RunnerHidesFailure {
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
        for (Test test : new Test[] {RunnerHidesFailure::twoDeposits, RunnerHidesFailure::nothing}) {
            try {
                test.run();
            } catch (Throwable thrown) {
                failures++;
            }
        }
        System.exit(failures > 0 ? 1 : 0);
    }
}
