// The main class fails in its static initialiser.
//@ stderr: same
public class UncaughtInit {
    static final int X = Integer.parseInt("12") / zero();

    static int zero() {
        System.out.println("initialising");
        return 0;
    }

    public static void main(String[] args) {
        System.out.println("not reached");
    }
}
