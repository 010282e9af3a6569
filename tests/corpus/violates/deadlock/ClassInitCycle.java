// Two classes whose initialisers need each other, initialised by two threads at once (JLS 12.4.2):
// each thread holds one class and waits for the other to be initialised.
//@ kinds: deadlock
public class ClassInitCycle {
    static class First {
        static int value = Second.seed() + 1; //~ deadlock

        static int seed() {
            return 10;
        }
    }

    static class Second {
        static int value = First.seed() + 1; //~ deadlock

        static int seed() {
            return 20;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(Second::seed);
        other.start();
        First.seed();
        other.join();
    }
}
