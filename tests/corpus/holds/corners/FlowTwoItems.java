// A subscriber that asks for one item at a time gets them in order.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class FlowTwoItems {
    static final List<Integer> got = Collections.synchronizedList(new ArrayList<>());
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        try (SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 4)) {
            p.subscribe(new Flow.Subscriber<>() {
                Flow.Subscription s;
                @Override public void onSubscribe(Flow.Subscription s) { this.s = s; s.request(1); }
                @Override public void onNext(Integer i) { got.add(i); s.request(1); }
                @Override public void onError(Throwable t) { throw new AssertionError(t); }
                @Override public void onComplete() { done.countDown(); }
            });
            p.submit(1); p.submit(2);
        }
        done.await();
        if (!got.equals(List.of(1, 2))) throw new AssertionError(got);
    }
}
