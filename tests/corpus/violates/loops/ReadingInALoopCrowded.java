// The time of the last use is kept by two threads without end. Nothing keeps the second one out while the first is inside.
// It is so long ago, or just now.
//@ kinds: assertion-failure
public class ReadingInALoopCrowded {
    static int users;
    static long last;

    static void use() {
        synchronized (ReadingInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (ReadingInALoopCrowded.class) {
            last = System.nanoTime();
        }
        synchronized (ReadingInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(ReadingInALoopCrowded::work).start();
        work();
    }
}
