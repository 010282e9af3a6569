// Two threads print how long they slept, without end. When they began is used for that text only. At most the other one is
// inside when somebody comes in.
//@ note: no run ends
public class ElapsedPrintedInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (ElapsedPrintedInALoop.class) {
            assert users < 2;
            users++;
        }
        long before = System.nanoTime();
        Thread.sleep(10);
        System.out.println("took " + (System.nanoTime() - before) / 1_000_000 + " ms");
        Thread.sleep(1000);
        synchronized (ElapsedPrintedInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            try {
                use();
            } catch (InterruptedException nobodyDoesThat) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(ElapsedPrintedInALoop::work).start();
        work();
    }
}
