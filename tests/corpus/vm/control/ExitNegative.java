// A negative exit status is cut to eight bits; exit in a static initialiser.
public class ExitNegative {
    static class Quits { static { System.out.println("quitting in clinit"); System.exit(-2); } static void run() { System.out.println("no"); } }
    public static void main(String[] args) {
        System.out.println("start");
        try { Quits.run(); } catch (Throwable t) { System.out.println("no catch"); }
    }
}
