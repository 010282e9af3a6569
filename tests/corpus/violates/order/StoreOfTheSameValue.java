// A store of zero changes nothing while the field is zero, and undoes the other thread's store if it comes second.
//@ kinds: assertion-failure
public class StoreOfTheSameValue {
    int value;

    public static void main(String[] args) throws InterruptedException {
        StoreOfTheSameValue shared = new StoreOfTheSameValue();
        Thread reset = new Thread(() -> shared.value = 0);
        Thread set = new Thread(() -> shared.value = 1);
        reset.start();
        set.start();
        reset.join();
        set.join();
        assert shared.value == 1;
    }
}
