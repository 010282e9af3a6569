// A line is printed to standard error by two threads without end. At most the other one is inside when somebody comes in.
// The buffer of the stream still has the text, but nobody reads it there.
//@ note: no run ends
public class ErrorsInALoop {
    static int users;

    static void use() {
        synchronized (ErrorsInALoop.class) {
            assert users < 2;
            users++;
        }
        System.err.println("in use: " + users);
        synchronized (ErrorsInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ErrorsInALoop::work).start();
        work();
    }
}
