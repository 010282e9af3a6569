// An enum constant is made once, by class initialisation.
public class EnumSingleton {
    static volatile int made;

    enum Singleton {
        INSTANCE;

        int uses;

        Singleton() {
            made++;
        }

        synchronized void use() {
            uses++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Singleton.INSTANCE.use());
        other.start();
        Singleton.INSTANCE.use();
        other.join();
        assert made == 1;
        assert Singleton.INSTANCE.uses == 2;
    }
}
