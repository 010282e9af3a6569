// An array of references is cloned between two writes: the clone has one of them.
//@ kinds: assertion-failure
public class ArrayCloneReferences {
    static final String[] pair = {"old", "old"};

    public static void main(String[] args) {
        new Thread(() -> {
            pair[0] = "new";
            pair[1] = "new";
        }).start();
        String[] seen = pair.clone();
        assert seen[0] == seen[1]; //~ assertion-failure
    }
}
