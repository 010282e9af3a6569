// A line is printed by two threads without end. Nothing keeps the second one out while the first is inside.
// What was printed is not part of the state.
//@ kinds: assertion-failure
public class PrintsInALoopCrowded {
    static int users;

    static void use() {
        synchronized (PrintsInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println("in use");
        synchronized (PrintsInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(PrintsInALoopCrowded::work).start();
        work();
    }
}
