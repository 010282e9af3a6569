// The holder idiom: class initialisation happens once and the others wait for it (JLS 12.4.2).
public class LazyInitHolder {
    static volatile int made;
    static volatile Object his;

    static class Holder {
        static final Object instance = make();
    }

    static Object make() {
        made++;
        return new Object();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = Holder.instance);
        other.start();
        Object mine = Holder.instance;
        other.join();
        assert mine == his;
        assert made == 1;
    }
}
