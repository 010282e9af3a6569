// A line is logged through System.Logger by two threads without end. At most the other one is inside when somebody comes in.
// Records have numbers and times, which nobody asks for.
//@ note: no run ends
public class SystemLogInALoop {
    static int users;
    static final System.Logger log = System.getLogger("loop");

    static void use() {
        synchronized (SystemLogInALoop.class) {
            assert users < 2;
            users++;
        }
        log.log(System.Logger.Level.INFO, "in use");
        synchronized (SystemLogInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(SystemLogInALoop::work).start();
        work();
    }
}
