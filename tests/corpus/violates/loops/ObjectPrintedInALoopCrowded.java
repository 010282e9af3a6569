// A new object is printed by two threads without end. Nothing keeps the second one out while the first is inside.
// Each has another identity hash code, which is gone with the object.
//@ kinds: assertion-failure
public class ObjectPrintedInALoopCrowded {
    static int users;

    static void use() {
        synchronized (ObjectPrintedInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println(new Object());
        synchronized (ObjectPrintedInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ObjectPrintedInALoopCrowded::work).start();
        work();
    }
}
