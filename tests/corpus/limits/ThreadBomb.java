// Each thread starts two more.
//@ flags: --max-memory 256M --max-time 2
//@ signal: INT
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive the time limit was reached
public class ThreadBomb {
    static void burst() {
        new Thread(ThreadBomb::burst).start();
        new Thread(ThreadBomb::burst).start();
    }

    public static void main(String[] args) {
        burst();
    }
}
