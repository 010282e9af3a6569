// A text is formatted and printed by two threads without end. Nothing keeps the second one out while the first is inside.
// The text is gone when it is printed.
//@ kinds: assertion-failure
public class FormatsInALoopCrowded {
    static int users;

    static void use() {
        synchronized (FormatsInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.printf("%5d of %s%n", 1, "two");
        synchronized (FormatsInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(FormatsInALoopCrowded::work).start();
        work();
    }
}
