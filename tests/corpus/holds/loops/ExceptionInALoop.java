// An exception is thrown, caught and printed by two threads without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
public class ExceptionInALoop {
    static int users;

    static void use() {
        synchronized (ExceptionInALoop.class) {
            assert users < 2;
            users++;
        }
        try {
            throw new IllegalStateException("again");
        } catch (IllegalStateException again) {
            System.out.println(again);
        }
        synchronized (ExceptionInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ExceptionInALoop::work).start();
        work();
    }
}
