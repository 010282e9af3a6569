// A StringBuilder is not synchronized: two appends may write to the same place.
//@ kinds: assertion-failure
public class SharedBuilder {
    static final StringBuilder text = new StringBuilder();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> text.append('a'));
        other.start();
        text.append('b');
        other.join();
        assert text.length() == 2; //~ assertion-failure
    }
}
