// Object.clone initialises the fields of the copy "as if by assignment", each for itself. While another thread changes
// them, the copy may get a pair of values that the object never had, in whatever order the fields are read.
//@ kinds: assertion-failure
public class ObjectCloneTorn implements Cloneable {
    int low;
    int high;

    public static void main(String[] args) throws CloneNotSupportedException {
        ObjectCloneTorn pair = new ObjectCloneTorn();
        new Thread(() -> {
            pair.low = 1;
            pair.high = 1;
            pair.low = 2;
        }).start();
        ObjectCloneTorn copy = (ObjectCloneTorn) pair.clone();
        int seen = 10 * copy.low + copy.high;
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
