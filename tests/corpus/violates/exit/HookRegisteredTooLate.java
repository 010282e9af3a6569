// Once the end has begun, a new hook is refused with an exception; the thread that wants one may be late.
//@ kinds: uncaught
public class HookRegisteredTooLate {
    public static void main(String[] args) {
        Thread late = new Thread(() -> Runtime.getRuntime().addShutdownHook(new Thread(() -> { }))); //~ uncaught
        late.start();
        System.exit(0);
    }
}
