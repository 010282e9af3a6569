// Object.clone reads a plain field that the other thread writes.
//@ kinds: race
//@ flags: --property no-race
public class ObjectCloneRace implements Cloneable {
    Object value;

    public static void main(String[] args) throws CloneNotSupportedException {
        ObjectCloneRace shared = new ObjectCloneRace();
        new Thread(() -> {
            shared.value = "x"; //~ race
        }).start();
        shared.clone(); //~ race
    }
}
