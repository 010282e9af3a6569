// A StringBuilder is not thread-safe: two appends may both write at the same place, and one is lost.
//@ kinds: assertion-failure
public class SharedBuilder {
    public static void main(String[] args) throws InterruptedException {
        StringBuilder builder = new StringBuilder();
        Thread other = new Thread(() -> builder.append('a'));
        other.start();
        builder.append('b');
        other.join();
        assert builder.length() == 2; //~ assertion-failure
    }
}
