// A line is printed to standard error by two threads without end. Nothing keeps the second one out while the first is inside.
// The buffer of the stream still has the text, but nobody reads it there.
//@ kinds: assertion-failure
public class ErrorsInALoopCrowded {
    static int users;

    static void use() {
        synchronized (ErrorsInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.err.println("in use: " + users);
        synchronized (ErrorsInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ErrorsInALoopCrowded::work).start();
        work();
    }
}
