// A sleep ends by its time or by the interrupt; the worker takes both.
//@ output: interrupted
//@ output: slept
public class InterruptEndsSleep {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        sleeper.start();
        sleeper.interrupt();
    }
}
