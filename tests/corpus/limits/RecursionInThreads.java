// Four threads that overflow their stacks, with a variable the others see every thousand calls. Whoever is
// followed to its end first dies of it.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.StackOverflowError
public class RecursionInThreads {
    static volatile int seen;

    static int depth(int n) {
        if (n % 1000 == 0) {
            seen = n;
        }
        return depth(n + 1) + 1;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            new Thread(() -> depth(1)).start();
        }
    }
}
