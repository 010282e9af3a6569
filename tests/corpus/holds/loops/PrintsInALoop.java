// A line is printed by two threads without end. At most the other one is inside when somebody comes in.
// What was printed is not part of the state.
//@ note: no run ends
public class PrintsInALoop {
    static int users;

    static void use() {
        synchronized (PrintsInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println("in use");
        synchronized (PrintsInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(PrintsInALoop::work).start();
        work();
    }
}
