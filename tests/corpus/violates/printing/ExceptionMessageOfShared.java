// The text of an exception is made from a message method of the program that reads shared data twice.
//@ kinds: assertion-failure
public class ExceptionMessageOfShared {
    static volatile int count;

    static class Late extends RuntimeException {
        @Override
        public String getMessage() {
            return count + "/" + count;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> count = 1).start();
        String text = new Late().toString();
        assert text.endsWith("0/0") || text.endsWith("1/1"); //~ assertion-failure
    }
}
