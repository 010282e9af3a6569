// A cache of the last key and value in two fields: a thread may find its key with another key's value.
//@ kinds: assertion-failure
public class CachePair {
    static volatile int key;
    static volatile int square;

    static int square(int number) {
        if (key == number) {
            return square;
        }
        int result = number * number;
        key = number;
        square = result;
        return result;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> square(3));
        other.start();
        assert square(3) == 9; //~ assertion-failure
        other.join();
    }
}
