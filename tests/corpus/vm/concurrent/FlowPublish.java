// Flow and SubmissionPublisher: subscribe, request, transform, close, errors.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.Function;

public class FlowPublish {
    static class Collect implements Flow.Subscriber<Object> {
        final List<Object> got = new ArrayList<>();
        final CountDownLatch done = new CountDownLatch(1);
        final int limit;
        Flow.Subscription sub;
        String end = "none";

        Collect(int limit) {
            this.limit = limit;
        }

        @Override
        public void onSubscribe(Flow.Subscription s) {
            sub = s;
            s.request(1);
        }

        @Override
        public void onNext(Object o) {
            got.add(o);
            if (o.equals("boom")) throw new IllegalStateException("subscriber failed");
            if (got.size() == limit) {
                sub.cancel();
                end = "cancelled";
                done.countDown();
            } else {
                sub.request(1);
            }
        }

        @Override
        public void onError(Throwable t) {
            end = "error " + t.getMessage();
            done.countDown();
        }

        @Override
        public void onComplete() {
            end = "complete";
            done.countDown();
        }
    }

    static class Transform<T, R> extends SubmissionPublisher<R> implements Flow.Processor<T, R> {
        private final Function<T, R> f;
        private Flow.Subscription s;

        Transform(Function<T, R> f) {
            this.f = f;
        }

        @Override
        public void onSubscribe(Flow.Subscription s) {
            this.s = s;
            s.request(1);
        }

        @Override
        public void onNext(T t) {
            submit(f.apply(t));
            s.request(1);
        }

        @Override
        public void onError(Throwable t) {
            closeExceptionally(t);
        }

        @Override
        public void onComplete() {
            close();
        }
    }

    public static void main(String[] args) throws Exception {
        SubmissionPublisher<Object> p = new SubmissionPublisher<>();
        Collect a = new Collect(1000);
        Collect b = new Collect(3);
        p.subscribe(a);
        p.subscribe(b);
        System.out.println("subscribers " + p.getNumberOfSubscribers() + " " + p.hasSubscribers() + " " + p.isSubscribed(a));
        for (int i = 0; i < 10; i++) p.submit(i * i);
        b.done.await();
        p.close();
        a.done.await();
        System.out.println(a.got + " " + a.end);
        System.out.println(b.got + " " + b.end);
        try {
            p.submit("late");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + p.isClosed());
        }
        SubmissionPublisher<Integer> src = new SubmissionPublisher<>(ForkJoinPool.commonPool(), 4);
        Transform<Integer, Integer> sq = new Transform<>(x -> x * x);
        Transform<Integer, Object> str = new Transform<>(x -> "<" + x + ">");
        Collect end = new Collect(1000);
        src.subscribe(sq);
        sq.subscribe(str);
        str.subscribe(end);
        for (int i = 0; i < 40; i++) src.submit(i);
        src.close();
        end.done.await();
        System.out.println(end.got.size() + " " + end.got.get(0) + end.got.get(39) + " " + end.end + " capacity " + src.getMaxBufferCapacity());
        SubmissionPublisher<Object> err = new SubmissionPublisher<>();
        Collect c = new Collect(1000);
        err.subscribe(c);
        err.submit("x");
        err.closeExceptionally(new RuntimeException("source failed"));
        c.done.await();
        System.out.println(c.end + " " + err.getClosedException().getMessage());
        SubmissionPublisher<Object> sf = new SubmissionPublisher<>();
        Collect failing = new Collect(1000);
        sf.subscribe(failing);
        sf.submit("boom");
        failing.done.await();
        System.out.println(failing.got + " " + failing.end);
        Collect dup = new Collect(10);
        SubmissionPublisher<Object> d = new SubmissionPublisher<>();
        d.subscribe(dup);
        d.subscribe(dup);
        dup.done.await();
        System.out.println("duplicate: " + dup.end);
        SubmissionPublisher<Integer> each = new SubmissionPublisher<>();
        long[] sum = new long[1];
        CompletableFuture<Void> cf = each.consume(x -> sum[0] += x);
        for (int i = 1; i <= 100; i++) each.submit(i);
        each.close();
        cf.get();
        System.out.println("consumed " + sum[0] + " " + Flow.defaultBufferSize());
    }
}
