// With time in order the division comes first: it waits a millisecond less.
//@ flags: --time=ordered
public class RacerOrdered implements Runnable {
    int d = 42;
    public void run() {
        try {
            Thread.sleep(1001);
        } catch (InterruptedException e) {}
        d = 0;
    }

    public static void main(String[] args) {
        RacerOrdered racer = new RacerOrdered();
        Thread t = new Thread(racer);
        t.start();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {}
        int c = 420 / racer.d;
        System.out.println(c);
    }
}
