// Both threads clone one object that nobody changes, and change their clones.
//@ flags: --property no-race
public class ObjectCloneOwn implements Cloneable {
    int value = 1;

    static void work(ObjectCloneOwn original) {
        try {
            ObjectCloneOwn own = (ObjectCloneOwn) original.clone();
            own.value++;
            assert own.value == 2 && original.value == 1;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ObjectCloneOwn original = new ObjectCloneOwn();
        new Thread(() -> work(original)).start();
        work(original);
    }
}
