// A hook ends by an exception like any other thread.
//@ kinds: uncaught
public class HookThrows {
    static volatile Object resource;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            resource.getClass(); //~ uncaught
        }));
    }
}
