/** Nothing is wrong: the counter is guarded, and one branch is never taken. */
public class Held {
    private int count;

    synchronized void add() {
        count++;
    }

    synchronized int count() {
        return count;
    }

    public static void main(String[] args) throws InterruptedException {
        Held held = new Held();
        Thread other = new Thread(held::add, "other");
        other.start();
        held.add();
        other.join();
        if (held.count() != 2) {
            System.out.println("never printed");
        }
    }
}
