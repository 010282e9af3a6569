// Two sleepers print when they wake: with free time in either order.
//@ output: long\nshort
//@ output: short\nlong
public class SleepersFree {
    static void sleepThenPrint(int millis, String text) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            return;
        }
        System.out.println(text);
    }

    public static void main(String[] args) {
        new Thread(() -> sleepThenPrint(200, "long")).start();
        new Thread(() -> sleepThenPrint(100, "short")).start();
    }
}
