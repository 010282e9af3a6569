// Each call of an endless recursion goes through reflection, and changes a variable the other thread sees: frames of natives
// are part of the stack, and a state for every depth keeps all of them.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class RecursionByReflection {
    static volatile int shared;

    public static void again() throws Exception {
        shared++;
        RecursionByReflection.class.getMethod("again").invoke(null);
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> shared++).start();
        again();
    }
}
