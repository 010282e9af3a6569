// Each call of an endless recursion takes a lock that another thread wants, so that there is a state for every
// depth, with all of the stack in it. The overflow lies behind ten thousands of them, and the memory of the tool
// ends first.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class RecursionVisible {
    static final Object lock = new Object();
    static int shared;

    static int depth(int n) {
        synchronized (lock) {
            shared++;
        }
        return depth(n + 1) + 1;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                shared--;
            }
        }).start();
        depth(0);
    }
}
