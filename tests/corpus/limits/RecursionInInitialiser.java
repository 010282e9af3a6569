// A static initialiser that overflows the stack. What it throws is an Error already, so that it is not wrapped
// into another (JVMS 5.5), and nobody catches it.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.StackOverflowError
public class RecursionInInitialiser {
    static class Deep {
        static final int VALUE = new Deep().depth(0);

        int depth(int n) {
            return depth(n + 1) + 1;
        }
    }

    public static void main(String[] args) {
        System.out.println(Deep.VALUE);
    }
}
