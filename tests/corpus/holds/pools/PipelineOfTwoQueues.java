// Numbers go through two queues and a thread between them that doubles each; a negative one ends it. Queues keep the order, so
// main has seen 0, 2 and 4 by then.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class PipelineOfTwoQueues {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> numbers = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> doubled = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                for (int number = 0; number < 3; number++) {
                    numbers.put(number);
                }
                numbers.put(-1);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }).start();
        new Thread(() -> {
            try {
                for (int number = 0; number >= 0;) {
                    number = numbers.take();
                    doubled.put(2 * number);
                }
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }).start();
        int sum = 0;
        for (int number = doubled.take(); number >= 0; number = doubled.take()) {
            sum += number;
        }
        if (sum != 6) {
            throw new AssertionError(sum);
        }
    }
}
