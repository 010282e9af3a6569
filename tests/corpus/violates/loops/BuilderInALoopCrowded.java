// A builder is filled and emptied by two threads without end. Nothing keeps the second one out while the first is inside.
// It grows to the same capacity each time.
//@ kinds: assertion-failure
public class BuilderInALoopCrowded {
    static int users;
    static final StringBuilder text = new StringBuilder();

    static void use() {
        synchronized (BuilderInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (text) {
            text.append("abc").append(1);
            text.setLength(0);
        }
        synchronized (BuilderInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(BuilderInALoopCrowded::work).start();
        work();
    }
}
