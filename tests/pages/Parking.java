import java.util.concurrent.Semaphore;

/** A permit is not given back when the number of a plate cannot be read. */
public class Parking {
    private final Semaphore spaces = new Semaphore(1);

    int park(String plate) throws InterruptedException {
        spaces.acquire();
        int number = Integer.parseInt(plate);
        spaces.release();
        return number;
    }

    public static void main(String[] args) throws InterruptedException {
        Parking parking = new Parking();
        Thread visitor = new Thread(() -> {
            try {
                parking.park("B-17");
            } catch (NumberFormatException wrong) {
                System.out.println("no such plate");
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }, "visitor");
        visitor.start();
        parking.park("42");
        visitor.join();
    }
}
