// Two threads print their names, without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
public class NamePrintedInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (NamePrintedInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println(Thread.currentThread().getName() + ": tick");
        Thread.sleep(1000);
        synchronized (NamePrintedInALoopCrowded.class) {
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
        new Thread(NamePrintedInALoopCrowded::work).start();
        work();
    }
}
