// In ordered time a sleep ends when nothing else can happen. A thread that spins can always go on, and yet the sleeper wakes:
// nothing would ever change otherwise. So the program ends, and prints.
//@ flags: --time=ordered
//@ output: woken
//@ no-note: no run ends
public class SpinnerOrdered {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
            flag = true;
        }).start();
        while (!flag) {
            Thread.onSpinWait();
        }
        System.out.println("woken");
    }
}
