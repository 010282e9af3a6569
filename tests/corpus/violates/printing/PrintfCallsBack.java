// The text that printf asks for counts the calls; two threads print, and a count is lost.
//@ kinds: assertion-failure
public class PrintfCallsBack {
    static int texts;

    static class Named {
        @Override
        public String toString() {
            texts++;
            return "named";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> String.format("%s", new Named()));
        other.start();
        System.out.printf("%s%n", new Named());
        other.join();
        assert texts == 2; //~ assertion-failure
    }
}
