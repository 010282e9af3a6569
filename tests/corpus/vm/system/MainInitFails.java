// The main class cannot be initialized: nothing of main runs, the status is 1.
//@ stderr: same
public class MainInitFails {
    static {
        System.out.println("static initializer of the main class runs");
        if (true) throw new IllegalStateException("cannot start");
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
