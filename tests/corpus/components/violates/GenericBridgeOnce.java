// The same, where the second call is one too many.
//@ kinds: protocol
//@ event: ?box.put^
//@ frame: GenericBridgeOnce.bp
//@ component: Crate
public class GenericBridgeOnce {
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
