// The copy throws an ArrayStoreException at the second element; the first one has been copied by then (the
// specification says so), and another thread sees it.
//@ kinds: assertion-failure
public class ArraycopyStoreException {
    static final String[] target = new String[2];

    public static void main(String[] args) {
        new Thread(() -> {
            Object[] source = {"x", 1};
            try {
                System.arraycopy(source, 0, target, 0, 2);
            } catch (ArrayStoreException e) {
                // Nothing was copied, one might think.
            }
        }).start();
        assert target[0] == null; //~ assertion-failure
    }
}
