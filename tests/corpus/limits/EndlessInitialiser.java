// A static initialiser that never ends, and a thread that waits for it.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class EndlessInitialiser {
    static class Slow {
        static long value;

        static {
            while (value >= 0) {
                value++;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Slow.value)).start();
        System.out.println(Slow.value);
    }
}
