// A text is formatted and printed by two threads without end. At most the other one is inside when somebody comes in.
// The text is gone when it is printed.
//@ note: no run ends
public class FormatsInALoop {
    static int users;

    static void use() {
        synchronized (FormatsInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.printf("%5d of %s%n", 1, "two");
        synchronized (FormatsInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(FormatsInALoop::work).start();
        work();
    }
}
