// A class that makes an instance of its subclass while it is initialised. One thread has begun with the
// base and needs the subclass, the other has begun with the subclass, which needs its base first, though
// it has no initialiser of its own (JLS 12.4.2).
//@ kinds: deadlock
public class NestedInitDeadlock {
    static class Base {
        static final Base DEFAULT = new Derived(); //~ deadlock
    }

    static class Derived extends Base {
        static int count;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Derived.count++);
        other.start();
        Base first = Base.DEFAULT;
        other.join();
    }
}
