// The sleeper of a program with a spinning thread wakes also in ordered time, and then fails.
//@ kinds: assertion-failure
//@ flags: --time=ordered
public class SpinnerStarvesNobody {
    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!flag) {
                Thread.onSpinWait();
            }
        });
        spinner.start();
        Thread.sleep(100);
        flag = true;
        spinner.join();
        assert spinner.isAlive(); //~ assertion-failure
    }
}
