// A beat is printed every second by two threads without end. Nothing keeps the second one out while the first is inside.
// What time it is makes no difference to anybody.
//@ kinds: assertion-failure
public class HeartbeatInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (HeartbeatInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println("beat");
        Thread.sleep(1000);
        synchronized (HeartbeatInALoopCrowded.class) {
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
        new Thread(HeartbeatInALoopCrowded::work).start();
        work();
    }
}
