// `print(Object)` asks for the text before it takes the stream's lock: both threads may be inside toString, and a count is
// lost.
//@ kinds: assertion-failure
public class PrintObjectCallsBack {
    static int texts;

    static class Named {
        @Override
        public String toString() {
            texts++;
            return "named";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> System.out.print(new Named()));
        other.start();
        System.out.print(new Named());
        other.join();
        assert texts == 2; //~ assertion-failure
    }
}
