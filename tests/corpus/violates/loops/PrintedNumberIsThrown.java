// A text is printed every round. In the fourth it is the message of an exception, too.
//@ kinds: uncaught
public class PrintedNumberIsThrown {
    public static void main(String[] args) throws InterruptedException {
        int rounds = 0;
        while (true) {
            String text = "round " + ++rounds;
            System.out.println(text);
            Thread.sleep(1);
            if (rounds == 4) {
                throw new IllegalStateException(text); //~ uncaught
            }
        }
    }
}
