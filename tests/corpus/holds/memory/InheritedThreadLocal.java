// The child gets the value that the parent has when the child is made; what the parent sets later is not seen.
//@ flags: --property no-race
public class InheritedThreadLocal {
    static final InheritableThreadLocal<String> name = new InheritableThreadLocal<>();

    public static void main(String[] args) {
        name.set("first");
        Thread child = new Thread(() -> {
            assert name.get().equals("first");
            name.set("child");
        });
        name.set("second");
        child.start();
        assert name.get().equals("second");
    }
}
