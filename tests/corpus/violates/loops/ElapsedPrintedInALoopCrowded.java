// Two threads print how long they slept, without end. When they began is used for that text only. Nothing keeps the second one
// out while the first is inside.
//@ kinds: assertion-failure
public class ElapsedPrintedInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (ElapsedPrintedInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        long before = System.nanoTime();
        Thread.sleep(10);
        System.out.println("took " + (System.nanoTime() - before) / 1_000_000 + " ms");
        Thread.sleep(1000);
        synchronized (ElapsedPrintedInALoopCrowded.class) {
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
        new Thread(ElapsedPrintedInALoopCrowded::work).start();
        work();
    }
}
