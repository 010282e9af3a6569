// The time is printed every second by two threads without end. At most the other one is inside when somebody comes in.
// The digits go to standard output, and nowhere else.
//@ note: no run ends
public class TimePrintedInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (TimePrintedInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println(System.currentTimeMillis());
        Thread.sleep(1000);
        synchronized (TimePrintedInALoop.class) {
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
        new Thread(TimePrintedInALoop::work).start();
        work();
    }
}
