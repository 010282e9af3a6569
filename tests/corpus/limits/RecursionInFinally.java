// Each overflow is answered by a further call, so that the calls are as many as the leaves of a binary tree as
// deep as the stack. None of them is visible to others. Each error is made with its stack trace and dropped, so
// memory stays where it is.
//@ flags: --max-memory 256M --max-time 2
//@ signal: INT
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class RecursionInFinally {
    static void down() {
        try {
            down();
        } finally {
            down();
        }
    }

    public static void main(String[] args) {
        down();
    }
}
