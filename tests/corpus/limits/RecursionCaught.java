// Each thread overflows its stack and catches the error, so that every schedule ends well.
//@ flags: --max-memory 512M --max-time 20
//@ expect: holds
public class RecursionCaught {
    static volatile int turns;

    static void depth(int n) {
        if (n == 10) {
            turns++;
        }
        depth(n + 1);
    }

    static void overflow() {
        try {
            depth(0);
        } catch (StackOverflowError error) {
            turns--;
        }
    }

    public static void main(String[] args) {
        new Thread(RecursionCaught::overflow).start();
        overflow();
    }
}
