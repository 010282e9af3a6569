// Work is given to a shard by the identity hash code of its object. Which object has which code is decided by who asks
// first, so the shards of two objects may change places.
//@ kinds: assertion-failure
public class IdentityHashShard {
    public static void main(String[] args) throws InterruptedException {
        Object[] objects = {new Object(), new Object()};
        Thread thread = new Thread(() -> objects[1].hashCode());
        thread.start();
        objects[0].hashCode();
        thread.join();
        int lower = objects[0].hashCode() < objects[1].hashCode() ? 0 : 1;
        assert lower == 0; //~ assertion-failure
    }
}
