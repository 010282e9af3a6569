// A class whose initialiser throws: the first use gets ExceptionInInitializerError, later ones
// NoClassDefFoundError. Neither is caught.
//@ kinds: uncaught
public class InitialiserThrows {
    static class Broken {
        static int value = Integer.parseInt("x");
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Broken.value++; //~ uncaught
        });
        other.start();
        Broken.value++; //~ uncaught
        other.join();
    }
}
