// Two threads print their names, without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
public class NamePrintedInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (NamePrintedInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println(Thread.currentThread().getName() + ": tick");
        Thread.sleep(1000);
        synchronized (NamePrintedInALoop.class) {
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
        new Thread(NamePrintedInALoop::work).start();
        work();
    }
}
