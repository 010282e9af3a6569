// The time is printed every second by two threads without end. Nothing keeps the second one out while the first is inside.
// The digits go to standard output, and nowhere else.
//@ kinds: assertion-failure
public class TimePrintedInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (TimePrintedInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println(System.currentTimeMillis());
        Thread.sleep(1000);
        synchronized (TimePrintedInALoopCrowded.class) {
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
        new Thread(TimePrintedInALoopCrowded::work).start();
        work();
    }
}
