// A method that calls itself without end: the stack of the main thread is the first to be full, and nobody
// catches the error.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.StackOverflowError
public class RecursionPlain {
    static int depth(int n) {
        return depth(n + 1) + 1;
    }

    public static void main(String[] args) {
        depth(0);
    }
}
