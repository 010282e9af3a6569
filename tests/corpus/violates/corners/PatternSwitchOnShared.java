// A pattern switch over a shared variable that another thread replaces takes either case.
//@ jdk: 21+
//@ kinds: assertion-failure
public class PatternSwitchOnShared {
    sealed interface Shape permits Circle, Square {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    static Shape shape = new Circle(1);

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> shape = new Square(2));
        other.start();
        int size = switch (shape) {
            case Circle(int radius) -> radius;
            case Square(int side) -> side;
        };
        other.join();
        assert size == 1; //~ assertion-failure
    }
}
