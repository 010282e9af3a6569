// A builder is filled and emptied by two threads without end. At most the other one is inside when somebody comes in.
// It grows to the same capacity each time.
//@ note: no run ends
public class BuilderInALoop {
    static int users;
    static final StringBuilder text = new StringBuilder();

    static void use() {
        synchronized (BuilderInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (text) {
            text.append("abc").append(1);
            text.setLength(0);
        }
        synchronized (BuilderInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(BuilderInALoop::work).start();
        work();
    }
}
