// A shutdown hook may still change the status with halt.
//@ kinds: exit-status
//@ flags: --property exit-status
public class HaltInHook {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(2)));
    }
}
