// halt ends the JVM at once, without its hooks.
//@ output: main
public class HaltSkipsHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("main");
        Runtime.getRuntime().halt(0);
    }
}
