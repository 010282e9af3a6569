// A bridge method calls the method proper: one call, one event, whichever of the two is called.
// The sinks are lambdas.
//@ frame: GenericBridge.bp
//@ component: Crate
public class GenericBridge {
    public static void main(String[] args) {
        Box<String> box = new Crate(text -> { });
        box.put("through the interface");
        new Crate(text -> { }).put("and through the class");
    }
}

interface Box<T> {
    void put(T thing);
}

interface Sink<T> {
    void take(T thing);
}

class Crate implements Box<String> {
    private final Sink<String> sink;

    Crate(Sink<String> sink) {
        this.sink = sink;
    }

    public void put(String thing) {
        sink.take(thing);
    }
}
