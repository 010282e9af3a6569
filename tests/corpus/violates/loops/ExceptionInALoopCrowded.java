// An exception is thrown, caught and printed by two threads without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
public class ExceptionInALoopCrowded {
    static int users;

    static void use() {
        synchronized (ExceptionInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        try {
            throw new IllegalStateException("again");
        } catch (IllegalStateException again) {
            System.out.println(again);
        }
        synchronized (ExceptionInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ExceptionInALoopCrowded::work).start();
        work();
    }
}
