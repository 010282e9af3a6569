// Two sleepers print when they wake: in ordered time the shorter sleep ends first.
//@ flags: --time=ordered
//@ output: short\nlong
public class SleepersOrdered {
    static void sleepThenPrint(int millis, String text) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            return;
        }
        System.out.println(text);
    }

    public static void main(String[] args) {
        new Thread(() -> sleepThenPrint(600, "long")).start();
        new Thread(() -> sleepThenPrint(100, "short")).start();
    }
}
