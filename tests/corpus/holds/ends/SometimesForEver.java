// Some schedules go on for ever (the flag is not set as long as the setter does not run), but every run can end, and some
// do: no note.
public class SometimesForEver {
    static volatile boolean stop;

    public static void main(String[] args) {
        new Thread(() -> stop = true).start();
        while (!stop) {
            Thread.onSpinWait();
        }
    }
}
