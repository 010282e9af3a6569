// The first to use a class whose initialiser throws gets ExceptionInInitializerError and handles it;
// the other gets NoClassDefFoundError.
//@ kinds: uncaught
public class SecondUseOfFailedClass {
    static class Broken {
        static int value = Integer.parseInt("x");
    }

    static void use() {
        try {
            System.out.println(Broken.value); //~ uncaught
        } catch (ExceptionInInitializerError e) {
            return;
        }
    }

    public static void main(String[] args) {
        new Thread(SecondUseOfFailedClass::use).start();
        use();
    }
}
