// Each thread joins the one before it; the first joins nobody, so all end in turn.
//@ unreduced: no
public class JoinChain {
    static int done;

    static Thread after(Thread before) {
        Thread thread = new Thread(() -> {
            try {
                if (before != null) {
                    before.join();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            done++;
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Thread first = after(null);
        Thread second = after(first);
        Thread third = after(second);
        third.join();
        assert done == 3;
    }
}
