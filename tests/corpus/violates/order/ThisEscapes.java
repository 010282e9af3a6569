// A constructor starts a thread on `this` before the subclass has set its field.
//@ kinds: uncaught
public class ThisEscapes {
    static class Base {
        Thread thread = new Thread(this::work);

        Base() {
            thread.start();
        }

        void work() {
        }
    }

    static class Derived extends Base {
        final Object lock;

        Derived() {
            lock = new Object();
        }

        @Override
        void work() {
            lock.getClass(); //~ uncaught
        }
    }

    public static void main(String[] args) throws Exception {
        new Derived().thread.join();
    }
}
