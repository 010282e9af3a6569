// Two threads make bodies of HTTP responses again and again. The library numbers the future of each, and nobody asks for the number.
//@ note: no run ends
import java.net.http.HttpResponse.BodySubscribers;

public class BodiesInALoop {
    static boolean done;

    static void work() {
        while (true) {
            done |= BodySubscribers.ofByteArray().getBody().toCompletableFuture().isDone();
            assert !done;
        }
    }

    public static void main(String[] args) {
        new Thread(BodiesInALoop::work).start();
        work();
    }
}
