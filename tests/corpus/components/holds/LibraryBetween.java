// The library makes the calls, on behalf of the component: each element is one.
//@ frame: LibraryBetween.bp
//@ component: Feeder
import java.util.List;
import java.util.function.Consumer;

public class LibraryBetween {
    public static void main(String[] args) {
        new Feeder(item -> { }).run();
    }
}

class Feeder implements Runnable {
    private final Consumer<String> out;

    Feeder(Consumer<String> out) {
        this.out = out;
    }

    public void run() {
        List.of("a", "b").forEach(out);
    }
}
