// A generic holder with an inner class and an anonymous one: the swap is not atomic.
//@ kinds: assertion-failure
public class GenericBoxRace<T> {
    private T value;
    class View { T get() { return value; } void set(T t) { value = t; } }
    T swap(T next) { View v = new View() { @Override T get() { return super.get(); } }; T old = v.get(); v.set(next); return old; }
    public static void main(String[] args) throws Exception {
        GenericBoxRace<String> box = new GenericBoxRace<>();
        String[] got = new String[2];
        Thread t = new Thread(() -> got[0] = box.swap("a"));
        t.start();
        got[1] = box.swap("b");
        t.join();
        assert got[0] != null || got[1] != null; //~ assertion-failure
    }
}
