// What is formatted as a whole number is a fraction if the other thread was faster.
//@ kinds: uncaught
public class FormattedNumberOfEitherClass {
    static volatile boolean fraction;

    public static void main(String[] args) {
        new Thread(() -> fraction = true).start();
        Object number = fraction ? (Object) 0.5 : (Object) 1;
        synchronized (FormattedNumberOfEitherClass.class) {
            fraction = fraction;
        }
        System.out.println(String.format("%d", number)); //~ uncaught
    }
}
