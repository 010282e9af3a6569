/** A flag without order: the reader may look at it at any moment. Checked for races. */
public class Racing {
    static boolean ready;
    static int answer;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            answer = 42;
            ready = true;
        }, "writer");
        writer.start();
        if (ready) {
            System.out.println(answer);
        }
        writer.join();
    }
}
