// One interrupt ends one of two sleeps, or none if it comes too late: InterruptedException clears the flag.
public class OneInterruptOneSleep {
    static int ended;

    static void sleep() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            ended++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            sleep();
            sleep();
        });
        worker.start();
        worker.interrupt();
        worker.join();
        assert ended <= 1;
    }
}
