// Runtime.halt ends at once without hooks; output before it is kept.
public class Halt {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook must not run")));
        Thread hook = new Thread(() -> System.out.println("removed hook"));
        Runtime.getRuntime().addShutdownHook(hook);
        System.out.println(Runtime.getRuntime().removeShutdownHook(hook) + " " + Runtime.getRuntime().removeShutdownHook(hook));
        try { System.out.println("halting"); System.out.flush(); Runtime.getRuntime().halt(9); } finally { System.out.println("no finally"); }
    }
}
