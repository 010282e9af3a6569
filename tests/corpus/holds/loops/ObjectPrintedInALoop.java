// A new object is printed by two threads without end. At most the other one is inside when somebody comes in.
// Each has another identity hash code, which is gone with the object.
//@ note: no run ends
public class ObjectPrintedInALoop {
    static int users;

    static void use() {
        synchronized (ObjectPrintedInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println(new Object());
        synchronized (ObjectPrintedInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ObjectPrintedInALoop::work).start();
        work();
    }
}
