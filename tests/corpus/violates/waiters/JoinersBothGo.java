// Two threads join a third one: which of them goes on first is open.
//@ kinds: assertion-failure
public class JoinersBothGo {
    static final StringBuffer order = new StringBuffer();

    static Thread joiner(Thread worker, char name) {
        return new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            order.append(name);
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        Thread a = joiner(worker, 'a');
        Thread b = joiner(worker, 'b');
        worker.start();
        a.start();
        b.start();
        a.join();
        b.join();
        assert order.toString().equals("ab"); //~ assertion-failure
    }
}
