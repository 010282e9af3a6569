// Bodies of HTTP responses are made again and again, until the text of one says that its future has the fourth number.
//@ kinds: assertion-failure
import java.net.http.HttpResponse.BodySubscribers;

public class BodyNumberCounts {
    static int turns;

    public static void main(String[] args) throws InterruptedException {
        while (true) {
            Thread helper = new Thread(() -> turns ^= 1);
            helper.start();
            helper.join();
            String body = BodySubscribers.ofByteArray().getBody().toString();
            assert !body.endsWith("(id=4)"); //~ assertion-failure
        }
    }
}
