// An uncaught exception whose `toString` never comes back. The thread ends with it, whatever becomes of the
// attempt to print it.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated RecursionInToString$Deep
public class RecursionInToString {
    static class Deep extends RuntimeException {
        @Override
        public String toString() {
            return "deep " + this;
        }
    }

    public static void main(String[] args) {
        throw new Deep();
    }
}
