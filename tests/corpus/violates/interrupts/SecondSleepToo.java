// The interrupt may come when the first sleep is over, and then ends the second one.
//@ kinds: assertion-failure
public class SecondSleepToo {
    static void sleep() throws InterruptedException {
        Thread.sleep(10);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            boolean first = false;
            try {
                sleep();
                first = true;
                sleep();
            } catch (InterruptedException e) {
                assert !first; //~ assertion-failure
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
