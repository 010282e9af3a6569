// The time of the last use is kept by two threads without end. At most the other one is inside when somebody comes in.
// It is so long ago, or just now.
//@ note: no run ends
public class ReadingInALoop {
    static int users;
    static long last;

    static void use() {
        synchronized (ReadingInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (ReadingInALoop.class) {
            last = System.nanoTime();
        }
        synchronized (ReadingInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ReadingInALoop::work).start();
        work();
    }
}
