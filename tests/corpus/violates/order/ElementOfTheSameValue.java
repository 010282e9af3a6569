// As with fields: clearing an element that is clear is undone by nobody, clearing one that was set loses it.
//@ kinds: assertion-failure
public class ElementOfTheSameValue {
    static boolean ready;
    static final boolean[] slots = new boolean[1];

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            slots[0] = true;
            ready = false;
        });
        worker.start();
        slots[0] = false;
        ready = true;
        worker.join();
        assert slots[0] || ready;
    }
}
