// The same, where one call is allowed.
//@ kinds: protocol
//@ event: !out.accept^
//@ frame: LibraryOnce.bp
//@ component: Feeder
import java.util.List;
import java.util.function.Consumer;

public class LibraryOnce {
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
