// Two threads put a line together, with the time and a count of rounds, and print it without end. At most one of them is in the block.
// The line is printed and goes nowhere else.
//@ note: no run ends
public class LineBuiltInALoop {
    static int users;

    public static void main(String[] args) {
        Runnable work = () -> {
            int rounds = 0;
            while (true) {
                StringBuilder line = new StringBuilder();
                line.append("[").append(Thread.currentThread().getName()).append("] ");
                synchronized (LineBuiltInALoop.class) {
                    assert ++users == 1;
                    line.append(System.currentTimeMillis()).append(": round ").append(++rounds);
                    users--;
                }
                System.out.println(line.toString());
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
