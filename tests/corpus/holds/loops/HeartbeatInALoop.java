// A beat is printed every second by two threads without end. At most the other one is inside when somebody comes in.
// What time it is makes no difference to anybody.
//@ note: no run ends
public class HeartbeatInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (HeartbeatInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println("beat");
        Thread.sleep(1000);
        synchronized (HeartbeatInALoop.class) {
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
        new Thread(HeartbeatInALoop::work).start();
        work();
    }
}
