// Assertions disabled by default: nothing is evaluated.
public class AssertOff {
    static boolean on;
    public static void main(String[] args) {
        assert on = true;
        assert false : "never";
        assert sideEffect();
        System.out.println(on + " " + AssertOff.class.desiredAssertionStatus());
        try { check(-1); System.out.println("no assertion"); } catch (AssertionError e) { System.out.println("??"); }
        ClassLoader.getSystemClassLoader().setClassAssertionStatus("Late", true);
        try { Late.run(); } catch (AssertionError e) { System.out.println("late " + e.getMessage()); }
        try { throw new AssertionError("made by hand", new Exception("c")); } catch (AssertionError e) { System.out.println(e + " " + e.getCause()); }
    }
    static void check(int i) { assert i > 0 : i; }
    static boolean sideEffect() { System.out.println("evaluated"); return true; }
}
class Late { static void run() { assert 1 > 2 : "enabled late"; System.out.println("late not enabled"); } }
